import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasNginx } from '../../../scripts/programs.ts';
import { startNginx } from './nginx.fixture.ts';

// As behind a load balancer, so that the test can choose its address.
const proxy = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;';

test.skipIf(!hasNginx())(
  'nginx logs no full address and nothing that a visitor typed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const accessLogFile = join(folder, 'site.log');
    const pages = ['404.html', 'about.html'];
    const { origin, stop } = await startNginx(pages, { accessLogFile }, { 'tls.conf': proxy });
    const visit = (path: string, address: string, referrer = '') =>
      fetch(origin + path, {
        headers: { 'X-Forwarded-For': address, Referer: referrer, 'User-Agent': 'test' },
      });
    await visit(
      '/about?q=typed&utm_source=mail',
      '203.0.113.77',
      'https://search.example/a?q=typed',
    );
    await visit('/nothing?utm_source=a@b.example', '2001:db8:12:34::5678');
    await visit('/about', '2001:db8::1', 'typed by hand');
    await stop();
    const lines = readFileSync(accessLogFile, 'utf8')
      .trim()
      .replaceAll(/\[[^\]]+\]/g, '[when]')
      .split('\n')
      .filter((line) => !line.includes('/started'));
    expect(lines).toEqual([
      '203.0.113.0 - - [when] "GET /about?utm_source=mail HTTP/1.1" 200 10 "https://search.example/a" "test"',
      '2001:db8:12:: - - [when] "GET /nothing HTTP/1.1" 404 8 "-" "test"',
      '0.0.0.0 - - [when] "GET /about HTTP/1.1" 200 10 "-" "test"',
    ]);
  },
);
