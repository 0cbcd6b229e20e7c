import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Reads the lines that a guide writes into a systemd file. */
function readUnit(guide: string, file: string): string {
  const text = readFileSync(guide, 'utf8');
  const [, lines = ''] = text.slice(text.indexOf(file)).split("<<'EOF'", 2);
  return lines.slice(0, lines.indexOf('EOF'));
}

test('a service that crashes is restarted, however often', () => {
  const contact = readFileSync('packages/contact-service/contact.service', 'utf8');
  const caddy = readUnit('hosting/README.md', 'caddy.service.d/site.conf');
  for (const unit of [contact, caddy]) {
    expect(unit).toMatch(/\[Unit\][^[]*^ *StartLimitIntervalSec=0$/m);
    expect(unit).toMatch(/\[Service\][^[]*^ *Restart=(always|on-failure)$/m);
    expect(unit).toMatch(/^ *MemoryMax=\d+M$/m);
  }
  const postfix = readUnit('packages/contact-service/README.md', 'postfix.service.d/restart.conf');
  expect(postfix).toMatch(/\[Service\]\s+Restart=on-failure/);
});
