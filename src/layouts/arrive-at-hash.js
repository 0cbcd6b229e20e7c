// Runs in the head of the landing page. A visitor who arrives at /#pricing sees the page's top
// first and is taken to the section 300 ms after load. The browser would jump there at once, so
// the fragment is set aside until then. Going back and reloading are left to the browser.
{
  const { hash, pathname, search } = location;
  const [arrival] = performance.getEntriesByType('navigation');
  if (hash && arrival?.type === 'navigate') {
    const goToSection = () => setTimeout(() => location.replace(hash), 300);
    const whenVisible = () => {
      if (!document.prerendering) goToSection();
      else document.addEventListener('prerenderingchange', goToSection, { once: true });
    };
    history.replaceState(null, '', pathname + search);
    addEventListener('load', whenVisible, { once: true });
  }
}
