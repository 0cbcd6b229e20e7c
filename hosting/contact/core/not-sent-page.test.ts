import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostile } from '../../../src/shared/fuzz.fixture.ts';
import { asPage, html, setUp, typed } from './receive.fixture.ts';

describe('the page for a refused message', () => {
  test('says why, and has what was typed in its form, without the honeypot', async () => {
    const { post } = setUp();
    const answer = await post({ ...typed, _gotcha: 'spam' }, asPage);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('<p data-refusal="unknown" hidden="">');
    expect(page).toContain('<p data-refusal="honeypotFilled">');
    expect(page).toContain('<p data-refusal="tooLong" hidden="">');
    expect(page).toContain('name="name" value="Grüße &amp; Co"');
    expect(page).toContain('name="email" value="ayu@guest.example"');
    expect(page).toContain('<option value="Sales" selected="">');
    expect(page).toContain('>\nOne &lt;b&gt;villa&lt;/b&gt;\r\nin &quot;Ubud&quot; 🏝️</textarea>');
    expect(page).not.toContain('spam');
  });

  test('keeps a message that is too long', async () => {
    const { post } = setUp();
    const message = 'long '.repeat(20_000);
    const answer = await post({ ...typed, message }, asPage);
    expect(await answer.text()).toContain(`>\n${message}</textarea>`);
  });

  test('never has markup or replacement patterns from the fields', async () => {
    const text = fc.string({ unit: fc.constantFrom('<', '>', '"', '&', "'", '$', '`', '1', 'a') });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, subject, message) => {
        const { post } = setUp();
        const page = await (await post({ name, subject, message, email: '' }, asPage)).text();
        const [, value = ''] = /name="name" value="([^"]*)"/.exec(page) ?? [];
        const [, area = ''] = /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(page) ?? [];
        const unescape = (escaped: string) =>
          escaped
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&quot;', '"')
            .replaceAll('&amp;', '&');
        expect([unescape(value), unescape(area)]).toEqual([name, message]);
        expect(page.match(/<[a-z]/g)).toHaveLength(html.match(/<[a-z]/g)?.length ?? 0);
      }),
      hostile(50),
    );
  });
});
