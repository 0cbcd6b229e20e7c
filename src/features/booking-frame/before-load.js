{
  const frame = document.currentScript.previousElementSibling;

  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { theme = system } = document.documentElement.dataset;
  if (theme === 'dark') frame.src = frame.dataset.darkSrc;

  const heard = [];
  const hear = (event) => {
    heard.push(event);
    const isFrames =
      event.source === frame.contentWindow && event.origin === new URL(frame.src).origin;
    if (isFrames) frame.dataset.status = 'ready';
  };
  addEventListener('message', hear);
  frame.takeHeard = () => {
    removeEventListener('message', hear);
    return heard;
  };
}
