import * as fc from 'fast-check';
import { addressNames } from './calculator/address/calculator-address.ts';
import { contactAddressNames } from './contact/contact-address.ts';
import { filterNames } from './directory/directory-filter.ts';
import { exampleOptions } from './calculator/rules/options.fixture.ts';

/** Every parameter that some page reads from its address. */
const knownParameters = [
  ...addressNames(exampleOptions),
  ...contactAddressNames,
  ...filterNames,
  ...['source', 'medium', 'campaign', 'term', 'content'].map((label) => `utm_${label}`),
];

/** A word that is in hostile input and nowhere else. */
const canary = 'zqcanary';

/** What attackers and accidents put into addresses, each meant for some way of handling text. */
const knownTricks = [
  `"><script>window.${canary}=1</script>`,
  `<img src=x onerror=window.${canary}=1>`,
  `' onmouseover='window.${canary}=1' ${canary}='`,
  `" autofocus onfocus=window.${canary}=1 ${canary}="`,
  `javascript:window.${canary}=1`,
  `data:text/html,<script>window.${canary}=1</script>`,
  `//${canary}.example/`,
  `https://${canary}.example/#pricing`,
  `\${window.${canary}=1}`,
  `{{constructor.constructor('window.${canary}=1')()}}`,
  '{integration}{query}{amount}',
  '__proto__',
  'constructor',
  '(a+)+$',
  '.*',
  '\\',
  '\0',
  '%',
  '%E0%A4%A',
  '%C0%80',
  '\r\nSet-Cookie: a=b',
  '\u202Eevil',
  '\uD83D',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '1e-308',
  '0x1F4',
  '٣٠٠',
  '99999999999999999999',
  '200',
  '0',
  'yearly',
  'on',
  'pro',
  'vrbo',
  'smart-home',
  'yale',
  'Sales',
  'z'.repeat(2000),
];

/** Any text at all, half characters included. */
const anyText = fc.uint16Array({ maxLength: 40 }).map((codes) => String.fromCharCode(...codes));
const short = fc.stringMatching(/^[ -~]{0,12}$/);

/** Text that some part of a page may be led astray by. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownTricks) },
  { weight: 1, arbitrary: short },
  { weight: 1, arbitrary: anyText },
);

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...knownParameters) },
  { weight: 1, arbitrary: fc.constantFrom('plan[]', '__proto__', 'Rate', 'trial', 'contact', '') },
  { weight: 1, arbitrary: short },
);
const encoded = fc.tuple(name, hostileText).map((pair) => `${new URLSearchParams([pair])}`);
const raw = fc.tuple(name, hostileText).map(([key, value]) => `${key}=${value}`);

/** The query of an address that somebody made up: `?rate=…&q=…`, well encoded or not at all. */
export const hostileQuery = fc
  .array(fc.oneof({ weight: 2, arbitrary: encoded }, { weight: 1, arbitrary: raw }), {
    maxLength: 6,
  })
  .map((parts) => `?${parts.join('&')}`);
