{
  const form = document.currentScript.parentElement;
  form.addEventListener('input', () => {
    try {
      sessionStorage.setItem('contact', new URLSearchParams(new FormData(form)));
    } catch {}
  });
}
