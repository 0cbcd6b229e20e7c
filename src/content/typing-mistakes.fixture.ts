import { put, swap } from './changed-content.fixture.ts';
import { content } from './content.ts';
import type { Mistake } from './mistakes.fixture.ts';

const [portrait = ''] = content.testimonials.map(({ author }) => author.image);
const question = content.faq[0]?.id;
const asPlain = 'would be shown as it is: write plain text, without HTML or Markdown.';

/** Replaces the first question of en/faq.yaml as typed, before any YAML is read. */
const typedQuestion = (typed: string) => swap(/\n {2}question: .*/, `\n  question: ${typed}`);

/** What people type who do not know YAML, HTML or how paths work, and the error message for each. */
export const typingMistakes: Mistake[] = [
  [
    'a field that is indented by one space too much',
    'en/faq.yaml',
    swap('\n  question:', '\n   question:'),
    'indent "question" by 2 spaces like its neighbors, not by 3.',
  ],
  [
    'a field that is indented by one space too little',
    'en/faq.yaml',
    swap('\n  question:', '\n question:'),
    'indent "question" by 2 spaces like its neighbors, not by 1.',
  ],
  [
    'an apostrophe in single quotes',
    'en/faq.yaml',
    typedQuestion("'What's included?'"),
    "text in single quotes ends at the next ': write an apostrophe as ’.",
  ],
  [
    'quotes in double quotes',
    'en/faq.yaml',
    typedQuestion('"What is a "unit"?"'),
    'text in double quotes ends at the next ": write quotes inside it as “ and ”.',
  ],
  [
    'typographic quotes around a text',
    'en/faq.yaml',
    typedQuestion('“Is it safe: yes or no?”'),
    'would be part of the text: put straight quotes',
  ],
  [
    'HTML in a text',
    'en/faq.yaml',
    put([0, 'answer'], 'Yes, <b>always</b>.'),
    `en/faq.yaml, entry "${question}", field answer: "<b>" ${asPlain}`,
  ],
  [
    'a Markdown link in a text',
    'en/faq.yaml',
    put([0, 'answer'], 'Please [write to us](/contact).'),
    `en/faq.yaml, entry "${question}", field answer: "[write to us](/contact)" ${asPlain}`,
  ],
  [
    'a path with the public folder',
    'en/testimonials.yaml',
    put([0, 'author', 'image'], `public${portrait}`),
    `field author.image: expected the path ${portrait}, got "public${portrait}".`,
  ],
  [
    'a path of Windows',
    'en/testimonials.yaml',
    put([0, 'author', 'image'], `public${portrait}`.replaceAll('/', '\\')),
    `field author.image: expected the path ${portrait}, got `,
  ],
  [
    'a path in another case',
    'en/testimonials.yaml',
    put([0, 'author', 'image'], portrait.toUpperCase()),
    `field author.image: expected the path ${portrait}, got "${portrait.toUpperCase()}".`,
  ],
  [
    'a path with another extension',
    'en/testimonials.yaml',
    put([0, 'author', 'image'], `${portrait.replace(/\.\w+$/, '')}.jpeg`),
    `field author.image: expected the path ${portrait}, got `,
  ],
  [
    'a file name in another case',
    'en/FAQ.yaml',
    () => '- id: a',
    'en/FAQ.yaml: no page uses this file; rename it to ',
  ],
  [
    'a file name with another extension',
    'en/faq.yml',
    () => '- id: a',
    'en/faq.yml: no page uses this file; rename it to ',
  ],
];
