// Applies a stored theme before the first paint. If storage is blocked, the system's theme applies.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
