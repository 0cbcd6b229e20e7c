import { HtmlValidate, type ConfigData } from 'html-validate';
import { expect, test } from '../fixtures.ts';
import { allRoutes, unknownPath } from '../site.ts';

const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes what HTML lets one write either way: popoverTarget, hidden="", <input/>.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which CSS takes as well as a letter.
    'valid-id': ['error', { relaxed: true }],
    // A list drawn without markers is none to VoiceOver unless it says so.
    'no-redundant-role': 'off',
    // The stylesheet keeps a phone number on one line.
    'tel-non-breaking': 'off',
    // The calculator's form works as it is filled in; the others are sent by their own tests.
    'wcag/h32': 'off',
  },
};

test('the markup of every page is valid', async ({ request }) => {
  const validator = new HtmlValidate(rules);
  for (const path of [...allRoutes, unknownPath]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector}: ${message}`),
    );
    expect(findings, path).toEqual([]);
  }
});
