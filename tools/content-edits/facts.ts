import { content } from '../../src/content/content.ts';
import { formatMoney } from '../../src/shared/money.ts';
import { add, entriesOf, set, yaml, type Edit } from './edit.ts';

/** A currency that the site does not have yet. */
const currency = content.terms.currency === 'EUR' ? 'GBP' : 'EUR';
const money = (amount: number) => formatMoney(amount, { ...content.money, currency });

interface Priced {
  monthly: number | null;
}

const addedPlan = {
  id: 'added-plan',
  title: 'Agency',
  alias: 'Portfolio',
  monthly: 2999.5,
  description: 'For companies that run villas for many owners.',
  targetUser: 'Agencies with dozens of owners',
  mainFeatures: ['Owner statements'],
  keyModules: [{ name: 'Owners', features: ['Statements by owner and month'] }],
  // Of the entries that other edits add.
  modules: ['added-card', 'added-tab', 'added-tab-2'],
  teamMembers: 20,
  cta: { text: 'Start Free Trial', href: '/#get-started' },
  popular: false,
};

const anotherPlan = yaml(
  'another plan',
  'facts/plans.yaml',
  (file) => {
    const agreed = entriesOf<Priced>(file).findIndex(({ monthly }) => monthly === null);
    add(file, addedPlan, agreed < 0 ? undefined : agreed);
  },
  [
    ['index', '<option value="added-plan">'],
    ['index', money(2999.5)],
    ['index', 'Statements by owner and month'],
  ],
);

const plans: Edit[] = [
  yaml(
    'prices',
    'facts/plans.yaml',
    (file) => {
      entriesOf<Priced>(file).forEach(({ monthly }, index) => {
        if (monthly !== null) file.setIn([index, 'monthly'], 300.5 + 200 * index);
      });
      file.setIn([0, 'cta', 'text'], 'Try it now');
    },
    [
      ['index', money(300.5)],
      ['index', 'Try it now'],
    ],
  ),
  // Five are the most.
  ...(content.plans.length < 5 ? [anotherPlan] : []),
];

const basis = { note: 'It varies.', source: 'Its partner help', checked: '2026-11-20' };

const calculator: Edit[] = [
  yaml(
    'a commission, booking sites added and one removed',
    'facts/booking-sites.yaml',
    (file) => {
      const { length } = entriesOf(file);
      file.setIn([length - 1, 'commissionPercent'], 9.5);
      if (length > 2) file.deleteIn([length - 2]);
      const sites = [
        { id: 'added-site', name: 'Added Site', commissionPercent: 18, ...basis },
        { id: 'added-site-2', name: 'Second Site', commissionPercent: 12.5, ...basis },
      ];
      for (const site of sites) add(file, site);
    },
    [
      ['index', '<option value="added-site">'],
      ['index', '9.5%'],
      ['index', '<option value="added-site-2">'],
    ],
  ),
  yaml(
    'the charge for cards',
    'facts/card-processing.yaml',
    set({ percent: 3.1, perBookingCents: 25, stayNights: 4 }),
    [['index', '3.1%']],
  ),
];

const terms: Edit[] = [
  yaml(
    'trial, periods, fee, support hours and dates',
    'facts/terms.yaml',
    set({
      currency,
      trialDays: 21,
      exportDays: 45,
      directBookingFeePercent: 1.5,
      supportHours: 'Mon–Sat 8:00–18:00 Central European Time',
      replyHours: 12,
      foundedYear: 2019,
      foundedIn: 'Lisbon',
      legalUpdated: '2026-01-15',
      accessibilityAssessed: '2026-02-20',
      governingLaw: 'Portugal',
    }),
    [
      ['terms-of-service', '21 days'],
      ['contact', 'Mon–Sat 8:00–18:00'],
      ['privacy-policy', 'January 15, 2026'],
      ['accessibility', 'February 20, 2026'],
    ],
  ),
  yaml(
    'the legal entity',
    'facts/company.yaml',
    set({
      owner: 'Casas do Sul, Lda.',
      registration: [
        { label: 'NIPC', value: '516 000 000' },
        { label: 'Livro de Reclamações', href: 'https://www.livroreclamacoes.pt/inicio/' },
      ],
    }),
    [
      ['index', 'Casas do Sul, Lda<!-- -->. '],
      ['index', '>Livro de Reclamações</a>'],
      ['index', '"legalName":"Casas do Sul, Lda."'],
      ['privacy-policy', '<a href="#legal-entity">'],
      ['privacy-policy', '<dd>516 000 000</dd>'],
      ['privacy-policy', 'Casas do Sul, Lda., '],
    ],
  ),
  {
    what: 'a sentence of a legal text',
    file: 'content/en/legal/terms-of-service.md',
    change: (text) => `${text}\n## Notices\n\nWe write to the address of your account.\n`,
    shows: [['terms-of-service', '>Notices</a>']],
  },
];

/** Plans, booking sites, terms. */
export const facts: readonly Edit[] = [...plans, ...calculator, ...terms];
