import { describe, expect, it } from 'vitest';
import { useProductHost } from './test-host.ts';

const { ask, askRaw } = useProductHost();
const MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const PARAMETERS = [
  'propertyid',
  'theme',
  'primaryColor',
  'compact',
  'showPropertyInfo',
  'checkIn',
  'checkOut',
  'guests',
  'reserve',
  'plan',
  'billing',
  'submitted',
  'day',
  'time',
];
const ROUTES = ['/', '/auth', '/demo', '/help', '/widget/booking', '/nope', '/api/v2/status.json'];

function everyParameter(value: string): string {
  return PARAMETERS.map((name) => `${name}=${value}`).join('&');
}

describe('hostile queries', () => {
  it.each(ROUTES)('never come back as markup from %s', async (route) => {
    const { body } = await ask(`${route}?${everyParameter(encodeURIComponent(MARKUP))}`);
    expect(body).not.toContain('alert(1)');
  });

  it.each([
    ['malformed percent-encoding', '%', '%E0%A4%A', '%zz', '%C0%80'],
    ['names every object has', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
    ['control characters', '%00', 'a%00b', '%0d%0aSet-Cookie:x=1', '%E2%80%AE'],
    ['numbers out of range', '-1', '0', '1e99', 'NaN', '99999999999999999999'],
    ['dates out of range', '0000-00-00', '9999-12-31', '2026-02-30', '-271821-04-20'],
    ['ten kilobytes', 'A'.repeat(10_000 / PARAMETERS.length)],
  ])('made of %s change nothing about the page', async (_kind, ...values) => {
    for (const value of values) {
      for (const route of ['/auth', '/demo', '/widget/booking']) {
        const { status, headers, body } = await ask(`${route}?${everyParameter(value)}`);
        expect(status, `${route} ${value}`).toBe(200);
        expect(headers['set-cookie']).toBeUndefined();
        expect(body).toContain('</html>');
      }
    }
  });

  it('are read up to ten kilobytes in one value', async () => {
    expect((await ask(`/widget/booking?propertyid=${'%3C'.repeat(3_400)}`)).status).toBe(200);
  });

  it('may name a parameter __proto__', async () => {
    const { body } = await ask(
      '/auth?__proto__[plan]=pro&__proto__=x&constructor.prototype.plan=pro',
    );
    expect(body).not.toContain('You chose');
  });

  it('may repeat a parameter: the first one counts', async () => {
    const { body } = await ask('/auth?plan=pro&plan=enterprise&plan[]=starter');
    expect(body).toContain('Pro plan');
    expect(body).not.toContain('Enterprise plan');
  });
});

describe('hostile paths', () => {
  it.each(['/%', '/%E0%A4%A', '/__proto__', '/constructor', '//evil.example/auth', '/../auth'])(
    '%s is simply not found',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it.each(['/assets/../server.ts', '/assets/%2e%2e/server.ts', '/assets/', '/server.ts'])(
    '%s does not reach a file',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body).not.toContain('createProductHost');
    },
  );
});

describe('odd request lines', () => {
  const send = (line: string): Promise<string> =>
    askRaw(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  it('in absolute form lead to the path they name', async () => {
    const answer = await send('GET http://elsewhere.example:81/auth?plan=pro');
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer).toContain('Pro plan');
  });

  it.each(['GET *', 'GET http://', 'GET http://[', 'GET ftp://x/auth', 'GET auth'])(
    'such as "%s" are refused',
    async (line) => {
      expect(await send(line)).toMatch(/^HTTP\/1\.1 400/);
    },
  );

  it('with a NUL byte are refused', async () => {
    expect(await send('GET /auth\0')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('with 64 KB of headers are refused', async () => {
    const long = `GET /auth HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(65_536)}\r\n\r\n`;
    expect(await askRaw(long)).toMatch(/^HTTP\/1\.1 431/);
  });

  it('leave the host answering', async () => {
    await askRaw('\x16\x03\x01 not http at all\r\n\r\n');
    expect((await ask('/auth')).status).toBe(200);
  });
});
