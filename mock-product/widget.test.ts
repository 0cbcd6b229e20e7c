import { describe, expect, it } from 'vitest';
import type { Host } from './host.ts';
import { NOW, SITE_ORIGIN } from './test-host.ts';
import { widgetPage } from './widget/page.ts';
import { properties } from './widget/properties.ts';

const host: Host = { siteOrigin: SITE_ORIGIN, brandName: 'Tamuloka', now: () => NOW };
const widget = (query = ''): string => widgetPage(new URLSearchParams(query), host).document.text;
const style = (query: string): string =>
  widgetPage(new URLSearchParams(query), host).inlineStyle ?? '';

describe('the property', () => {
  it.each([...properties.values()])('$name shows its place, rate and cleaning fee', (property) => {
    const text = widget(`propertyid=${property.id}`);
    expect(text).toContain(`<h1>${property.name}</h1>`);
    expect(text).toContain(`${property.place}, Bali`);
    expect(text).toContain(`$${property.nightlyRateUsd} a night + $${property.cleaningFeeUsd}`);
    expect(text).toContain('<svg');
    expect(text).not.toContain('no such property');
  });

  it('is the first one, with a message, when the address names one that does not exist', () => {
    for (const id of ['nope', '__proto__', 'Villa-Sawah', '%00', '<b>']) {
      const text = widget(`propertyid=${encodeURIComponent(id)}`);
      expect(text).toContain('There is no such property here');
      expect(text).toContain('<h1>Villa Sawah</h1>');
    }
  });

  it('is the first one, without a message, when the address names none', () => {
    for (const query of ['', 'propertyid=']) {
      expect(widget(query)).toContain('<h1>Villa Sawah</h1>');
      expect(widget(query)).not.toContain('no such property');
    }
  });

  it('goes unnamed with showPropertyInfo=false, and nothing else does that', () => {
    expect(widget('showPropertyInfo=false')).toContain('<h1>Book your stay</h1>');
    expect(widget('showPropertyInfo=false')).not.toContain('<svg');
    for (const value of ['true', 'no', '0', 'FALSE', '']) {
      expect(widget(`showPropertyInfo=${value}`)).toContain('<h1>Villa Sawah</h1>');
    }
  });
});

describe('the look', () => {
  it('follows the theme it is given, and the system otherwise', () => {
    expect(widget('theme=dark')).toContain('data-theme="dark"');
    expect(widget('theme=light')).toContain('data-theme="light"');
    for (const theme of ['', 'blue', 'DARK']) {
      expect(widget(`theme=${theme}`)).not.toContain('data-theme');
    }
  });

  it.each(['%23B8482A', 'b8482a'])('takes the primary color %s', (color) => {
    expect(style(`primaryColor=${color}`)).toContain('--primary: light-dark(#b8482a, #b8482a)');
  });

  it.each(['', 'red', '12345', '%23ggg', 'fff;}', '1d5a43%0a', 'url(x)'])(
    'keeps its own green for the color "%s"',
    (color) => {
      expect(style(`primaryColor=${color}`)).toBe(style(''));
    },
  );

  it('leaves out the picture when compact', () => {
    expect(widget('compact=true')).toContain('<body class="compact">');
    expect(widget('compact=true')).not.toContain('<svg');
    expect(widget('compact=yes')).toContain('<svg');
  });
});

describe('the stay', () => {
  it('is already picked, so that the first price shown is a total with every fee', () => {
    const text = widget();
    expect(text).toMatch(/min="2026-11-20"\s+value="2026-12-04"/);
    expect(text).toMatch(/min="2026-12-05"\s+value="2026-12-07"/);
    expect(text).toContain('>$539.00<');
    expect(text).toContain('includes every mandatory fee and tax');
  });

  it('begins no earlier than today on the clock of the property', () => {
    const evening = { ...host, now: () => new Date('2026-11-20T16:30:00Z') };
    expect(widgetPage(new URLSearchParams(), evening).document.text).toContain('min="2026-11-21"');
  });

  it('is confirmed by the Reserve button, as a stand-in', () => {
    const text = widget('reserve=true&checkIn=2026-12-01&checkOut=2026-12-02&guests=1');
    expect(text).toContain('This is a stand-in');
    expect(text).toMatch(/Tue, Dec 1 to Wed, Dec 2,\s+1 guest: <strong>\$209\.00<\/strong>/);
    expect(text).toContain('No booking was made');
  });

  it('is not confirmed when it cannot be', () => {
    const text = widget('reserve=true&checkIn=2026-12-02&checkOut=2026-12-02');
    expect(text).toContain('Check-out must be after check-in.');
    expect(text).not.toContain('No booking was made');
    expect(text).not.toContain('$539');
  });

  it('keeps the look and the property from step to step', () => {
    const text = widget('reserve=true&propertyid=bukit-house&theme=dark&primaryColor=abc');
    for (const [name, value] of [
      ['propertyid', 'bukit-house'],
      ['theme', 'dark'],
      ['primaryColor', '#aabbcc'],
    ]) {
      expect(text).toContain(`<input type="hidden" name="${name}" value="${value}" />`);
    }
  });
});

it('tells its script which origin may hear that it is ready', () => {
  expect(widget()).toContain(`data-site-origin="${SITE_ORIGIN}"`);
});
