/**
 * The message that tells a ready widget the page's theme: the theme and color that its address would
 * have. docs/booking-widget.md describes it for operators.
 */
export function themeMessage(address: string) {
  const { searchParams } = new URL(address);
  return {
    type: 'theme',
    theme: searchParams.get('theme'),
    primaryColor: searchParams.get('primaryColor'),
  };
}
