// Applies a remembered theme before the first paint. Where storage is blocked, the system's theme applies.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
