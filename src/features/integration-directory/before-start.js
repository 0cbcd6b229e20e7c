addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  const isTyping = target.isContentEditable || target.matches?.('input, textarea, select');
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || isTyping) return;
  if (!document.querySelector('[data-slash]').checked) return;
  event.preventDefault();
  const search = document.querySelector('[type=search]');
  search.focus();
  search.select();
});
{
  const form = document.currentScript.previousElementSibling;
  form.addEventListener('input', () => {
    if (!form.closest('[ssr]')) return;
    try {
      history.replaceState(null, '', `?${new URLSearchParams(new FormData(form))}`);
    } catch {}
  });
}
