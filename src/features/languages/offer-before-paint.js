try {
  const [code] = navigator.language.split('-');
  const offer = document.querySelector(`[data-language-offer="${code}"]`);
  if (offer && !localStorage.getItem('language')) offer.hidden = false;
} catch {}
