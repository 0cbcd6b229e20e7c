// Stands right behind the booking frame and runs before the frame asks for anything.
{
  const frame = document.currentScript.previousElementSibling;

  // The right theme from the start: the frame need not load twice for a dark page.
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { theme = system } = document.documentElement.dataset;
  if (theme === 'dark') frame.src = frame.dataset.darkSrc;

  // The browser loads the frame when it likes, often before the island's code is here, and the
  // widget says only once that it is ready. What is said until then is kept for the island.
  const heard = [];
  const hear = (event) => heard.push(event);
  addEventListener('message', hear);
  frame.takeHeard = () => {
    removeEventListener('message', hear);
    return heard;
  };
}
