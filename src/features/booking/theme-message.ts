/**
 * The message that sets the theme of a ready widget: the theme and color from its address in the
 * page's current theme. docs/booking-widget.md describes it for operators.
 */
export function themeMessage(address: string) {
  const { searchParams } = new URL(address);
  return {
    type: 'theme',
    theme: searchParams.get('theme'),
    primaryColor: searchParams.get('primaryColor'),
  };
}
