import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { operatorEnvironment, systemdUnit } from '../../contact-service/systemd.ts';
import { host, makeServer, nothing } from './prepare.fixture.ts';

describe('npm run deploy -- --prepare, with the contact service', () => {
  /** A server that has the files of a release with the contact service. */
  function makeContactServer() {
    const server = makeServer();
    const { at, folder } = server;
    const options = {
      siteOrigin: `https://${host}`,
      port: 8787,
      retentionDays: 30,
      home: join(folder, 'contact'),
    };
    mkdirSync(options.home, { recursive: true });
    writeFileSync(join(options.home, 'contact.env.example'), operatorEnvironment(options));
    writeFileSync(join(options.home, 'contact.service'), systemdUnit(options));
    const settings = at('etc/contact.env');
    const fillIn = () =>
      writeFileSync(
        settings,
        `SMTP_URL=smtp://localhost\nMAIL_FROM=a@${host}\nMAIL_TO=b@${host}\n`,
      );
    return { ...server, settings, fillIn, unit: at('etc/systemd/system/contact.service') };
  }

  test('is set up, and started once the operator has filled in the settings', () => {
    const { prepare, folder, settings, fillIn, unit } = makeContactServer();
    const { status, stdout, stderr, changes } = prepare('contact', folder, host);
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: `Wrote ${settings}.\n`,
      stderr: `The contact service is not started: ${settings} has no value for SMTP_URL MAIL_FROM MAIL_TO. Write it there and run the same command again. The site is live.\n`,
    });
    expect(changes).toEqual([
      'useradd --system --home-dir /var/lib/contact --shell /usr/sbin/nologin contact',
      'systemctl daemon-reload',
    ]);
    expect(statSync(settings).mode & 0o777).toBe(0o600);
    expect(readFileSync(unit, 'utf8')).toContain(
      `ExecStart=/usr/bin/node ${folder}/contact/contact.mjs serve`,
    );
    fillIn();
    const before = readFileSync(settings, 'utf8');
    expect(prepare('contact', folder, host)).toMatchObject({
      status: 0,
      changes: ['systemctl enable --quiet contact', 'systemctl restart contact'],
    });
    expect(prepare('contact', folder, host)).toEqual(nothing);
    expect(readFileSync(settings, 'utf8')).toBe(before);
  });

  test('gets the unit of a later build', () => {
    const { prepare, folder, fillIn, unit } = makeContactServer();
    fillIn();
    prepare('contact', folder, host);
    writeFileSync(join(folder, 'contact/contact.service'), '# Later');
    expect(prepare('contact', folder, host).changes).toEqual([
      'systemctl daemon-reload',
      'systemctl enable --quiet contact',
      'systemctl restart contact',
    ]);
    expect(readFileSync(unit, 'utf8')).toBe('# Later');
  });

  test('needs Node 24', () => {
    const { at, program, prepare, folder, settings } = makeContactServer();
    program('node', 'exit 1');
    expect(prepare('contact', folder, host)).toMatchObject({
      status: 1,
      changes: [],
      stderr: expect.stringContaining(`needs Node 24 as ${at('bin/node')}: install it`),
    });
    expect(existsSync(settings)).toBe(false);
  });
});
