import { describe, expect, it } from 'vitest';
import { widgetAddress, type WidgetSettings } from './widget-address.ts';

const settings: WidgetSettings = {
  propertyId: 'villa-sawah',
  isCompact: false,
  hasPropertyInfo: true,
  primaryColor: { light: '#1d5a43', dark: '#7ccfad' },
};
const read = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('the address of the booking widget', () => {
  it('is the widget page with its five parameters, in words and hex', () => {
    const address = widgetAddress('https://app.example.com/widget/booking', settings, 'light');
    expect(address.split('?')[0]).toBe('https://app.example.com/widget/booking');
    expect(read(address)).toEqual({
      propertyid: 'villa-sawah',
      theme: 'light',
      primaryColor: '#1d5a43',
      compact: 'false',
      showPropertyInfo: 'true',
    });
  });

  it('names the dark theme with the color for dark grounds', () => {
    const { theme, primaryColor } = read(widgetAddress('https://a.example/w', settings, 'dark'));
    expect({ theme, primaryColor }).toEqual({ theme: 'dark', primaryColor: '#7ccfad' });
  });

  it('keeps a setting from growing into another parameter', () => {
    const propertyId = 'a&theme=dark#b';
    const address = widgetAddress('https://a.example/w', { ...settings, propertyId }, 'light');
    expect(read(address)).toMatchObject({ propertyid: propertyId, theme: 'light' });
    expect(new URL(address).hash).toBe('');
  });
});
