import { set, yaml, type Edit } from './edit.ts';

const positions = [
  {
    id: 'turnover-lead',
    title: 'Turnover lead',
    place: 'Faro, Portugal',
    kind: 'full-time',
    text: 'You plan the cleaning.\n\n## What you do\n\n- Mornings: [keys](/contact)\n- Evenings: **linen**\n',
    address: 'https://jobs.added.site/turnover-lead',
    posted: '2026-11-02',
    closes: '2026-12-31',
  },
  {
    id: 'owner-support',
    title: 'Support for owners',
    place: 'Portugal',
    kind: 'part-time',
    remote: true,
    text: 'You answer owners by mail and by phone.',
  },
];

/** Texts of pages, header and footer. */
export const words: readonly Edit[] = [
  yaml(
    'headings, leads and the words of buttons',
    'en/pages/home.yaml',
    set({
      'hero.lead': '{{brand}} is made for {{foundedIn}}. Try it for {{trialDays}} days.',
      'hero.startTrial': 'Try it free',
      'hero.watchDemo': 'Take the tour',
      'hero.claims': [],
      'features.heading': 'What is inside',
      'showcase.seePricing': 'Compare the plans',
      'pricing.yearly': 'By the year',
      'savingsCalculator.startTrial': 'Start now',
      'savingsCalculator.calculator.comparison.heading': 'All platforms at these numbers',
      'savingsCalculator.calculator.yearlyView': 'Show years',
      'faq.heading': 'Questions',
      'getStarted.submit': 'Open an account',
    }),
    [
      ['index', 'Take the tour'],
      ['index', 'All platforms at these numbers'],
    ],
  ),
  yaml(
    'links and words of the header and footer',
    'en/site.yaml',
    set({
      getStarted: 'Sign up',
      logIn: 'Sign in',
      menu: 'Open menu',
      'sections.faq': 'Questions',
      'sections.pricing': 'Prices',
      'pages.about': 'Who we are',
      footerClaim: 'One calendar for villas, guests and teams.',
    }),
    [['about', 'Who we are']],
  ),
  yaml(
    'a link of the header and the footer added and one removed',
    'facts/navigation.yaml',
    (file) => {
      file.setIn(['header'], ['integrations', 'faq', 'pricing', 'testimonials']);
      file.setIn(['company'], ['about', 'investors', 'contact', 'updates']);
      file.setIn(['footer', 'product'], ['faq', 'pricing', 'integrations', 'updates']);
      file.setIn(['footer', 'company'], ['contact', 'about']);
    },
    [['about', '<a href="/#faq">Questions</a>']],
  ),
  yaml('the story left out, and a rule changed', 'en/pages/about.yaml', (file) => {
    file.delete('story');
    file.setIn(['values', 'items', 0, 'title'], 'Say what it costs');
  }),
  yaml(
    'a benefit added, and two open positions',
    'en/pages/careers.yaml',
    (file) => {
      const benefit = { icon: 'clock', title: 'Four days in August', body: 'We close on Fridays.' };
      if (file.has('benefits')) file.addIn(['benefits', 'items'], file.createNode(benefit));
      file.setIn(['openings', 'positions'], file.createNode(positions));
    },
    [
      ['careers', '<h3>Turnover lead</h3>'],
      ['careers', 'href="https://jobs.added.site/turnover-lead"'],
      ['careers', '>December 31, 2026</time>'],
      ['careers', '"addressLocality":"Faro","addressCountry":"Portugal"'],
      ['careers', '"jobLocationType":"TELECOMMUTE"'],
    ],
  ),
  yaml('a principle', 'en/pages/investors.yaml', (file) =>
    file.addIn(
      ['principles', 'items'],
      file.createNode({ title: 'Answer', body: 'Every letter gets an answer.' }),
    ),
  ),
  yaml('a subject, a button and a question', 'en/pages/contact.yaml', (file) => {
    file.addIn(['form', 'subject', 'options'], 'Press');
    file.setIn(['form', 'submit'], 'Send it');
    file.setIn(['faq', 'items', 0, 'question'], 'How long is a demo?');
  }),
  yaml('texts of the search', 'en/pages/integrations.yaml', (file) => {
    file.setIn(['search', 'clear'], 'Start over');
    file.setIn(['search', 'found'], '{found} from {count}');
    file.setIn(['custom', 'heading'], 'Ask for yours');
  }),
  yaml('a link of the not-found page', 'en/pages/not-found.yaml', (file) => {
    file.setIn(['heading'], 'This page does not exist');
    file.setIn(['links', 1], { label: 'About us', href: '/about', hint: 'Who we are' });
  }),
  yaml(
    'words of the log-in',
    'en/pages/login.yaml',
    set({ 'intro.heading': 'Sign in', submit: 'Go' }),
  ),
];
