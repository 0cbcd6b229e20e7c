{
  const { dataset } = document.documentElement;
  dataset.loading = '';
  for (const sign of ['load', 'scroll'])
    addEventListener(sign, () => setTimeout(() => delete dataset.loading), { once: true });
}
