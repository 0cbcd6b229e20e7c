import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createProductHost } from './server.ts';
import { SITE_ORIGIN, useProductHost } from './test-host.ts';

const PAGES = [
  '/',
  '/auth',
  '/demo',
  '/help',
  '/docs',
  '/api',
  '/status',
  '/updates',
  '/widget/booking',
];
const { ask } = useProductHost();

describe('every page', () => {
  it.each(PAGES)('%s is an English page with one h1 and a stand-in banner', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="en"');
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toMatch(/<aside class="stand-in"[^>]*>\s*<strong>Stand-in/);
  });

  it.each(PAGES)('%s forbids inline code, sniffing, referrers and caching', async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(PAGES)('%s loads nothing that this host does not serve', async (path) => {
    const { body } = await ask(path);
    const fetched = [...body.matchAll(/(?:src|href)="(\/[^"#?]*)/g)].map((match) => match[1] ?? '');
    expect(fetched.length).toBeGreaterThan(0);
    for (const url of new Set(fetched)) expect((await ask(url)).status, url).toBe(200);
    expect(body).not.toMatch(/\sstyle="|\son\w+="/);
  });

  it.each(PAGES)('%s answers HEAD with the headers of GET and no body', async (path) => {
    const [get, head] = [await ask(path), await ask(path, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.body)));
  });

  it('is the same with a slash at the end of its path', async () => {
    expect((await ask('/auth/')).body).toBe((await ask('/auth')).body);
  });
});

describe('framing', () => {
  it('lets only the site frame the widget', async () => {
    const { headers } = await ask('/widget/booking');
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${SITE_ORIGIN}`);
  });

  it.each(['/', '/auth', '/nope', '/api/v2/status.json', '/assets/base.css'])(
    'lets nobody frame %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it('allows the one inline style of the widget by its hash', async () => {
    const { headers, body } = await ask('/widget/booking?primaryColor=0af');
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  });
});

describe('other answers', () => {
  it('gives its status in the shape of status pages, for any origin to read', async () => {
    const { headers, body } = await ask('/api/v2/status.json');
    expect(JSON.parse(body)).toEqual({
      status: { indicator: 'none', description: expect.stringMatching(/\S/) },
    });
    expect(headers['content-type']).toMatch('application/json');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('serves styles and scripts with their own types', async () => {
    expect((await ask('/assets/base.css')).headers['content-type']).toMatch('text/css');
    expect((await ask('/assets/quote.js')).headers['content-type']).toMatch('text/javascript');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const { status, headers } = await ask('/auth', method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('answers an unknown path with a plain 404 page', async () => {
    const { status, body } = await ask('/nope');
    expect(status).toBe(404);
    expect(body).toContain('<h1>Page not found</h1>');
  });

  it('refuses to be made for a site that has no http origin', () => {
    for (const siteOrigin of ['', 'site.example', 'javascript:alert(1)', "'none'; script-src *"]) {
      expect(() => createProductHost({ siteOrigin, brandName: 'X' })).toThrow(TypeError);
    }
  });
});

describe('a brand with markup in its name', () => {
  const other = useProductHost('<b>Casa & "Co"</b>');
  it.each(PAGES)('is shown as text on %s', async (path) => {
    const { body } = await other.ask(path);
    expect(body).toContain('&lt;b&gt;Casa &amp; &quot;Co&quot;&lt;/b&gt;');
    expect(body).not.toContain('<b>');
  });
});
