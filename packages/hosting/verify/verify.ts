// Checks a live site after a deployment and prints a table; exits with 1 if a check fails.
import { parseArgs } from 'node:util';
import { siteOrigin } from '../../../src/config/site.ts';
import { runProgram, UserError } from '../../../build/cli.ts';
import { resultTable, runChecks } from './check.ts';
import { contactCheck } from './contact-check.ts';
import { liveSite } from './live-site.ts';
import { pageChecks } from './page-checks.ts';
import { serverChecks } from './server-checks.ts';

const usage = `Usage: npm run verify -- https://www.example.com
  --no-message                         sends no test message through the contact form
  --canonical https://www.example.com  for a copy of this site at another address`;

function readOrigin(text: string | undefined): string {
  const url = URL.parse(text ?? '');
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new UserError(usage);
  return url.origin;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        message: { type: 'boolean', default: true },
        canonical: { type: 'string' },
      },
      allowNegative: true,
      allowPositionals: true,
    });
  } catch {
    throw new UserError(usage);
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments();
  const origin = readOrigin(positionals.length === 1 ? positionals[0] : undefined);
  const { canonical } = values;
  const site = liveSite(origin, {
    canonicalOrigin: canonical === undefined ? undefined : readOrigin(canonical),
  });
  if (site.canonicalOrigin !== siteOrigin) {
    throw new UserError(
      `SITE_ORIGIN is ${siteOrigin}, not ${site.canonicalOrigin}: set it in .env, and build and deploy again; or, for a copy at another address, add --canonical ${siteOrigin}.`,
    );
  }
  const checks = [...pageChecks(), ...serverChecks, contactCheck(values.message)];
  // One clear error if nothing answers, instead of one for each check.
  await site.get('/');
  const results = await runChecks(site, checks);
  console.log(`${origin}\n\n${resultTable(results)}`);
  const failed = results.filter(({ result }) => result === 'failed').length;
  if (failed > 0) throw new UserError(`${failed} of ${results.length} checks failed.`);
  console.log('All checks passed.');
});
