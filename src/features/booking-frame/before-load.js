{
  const frame = document.currentScript.previousElementSibling;

  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { theme = system } = document.documentElement.dataset;
  if (theme === 'dark') frame.src = frame.dataset.darkSrc;

  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin) return;
    const { data } = event;
    if ((data?.type ?? data) === 'ready') frame.dataset.status = 'ready';
  });
}
