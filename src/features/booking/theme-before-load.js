{
  const frame = document.currentScript.previousElementSibling;
  const chosen = document.documentElement.dataset.theme;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (chosen ? chosen === 'dark' : isDark) frame.src = frame.dataset.darkSrc;
}
