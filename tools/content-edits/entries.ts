import type { Document } from 'yaml';
import { content } from '../../src/content/content.ts';
import { add, entriesOf, yaml, type Edit } from './edit.ts';

const image = (scene: string) => ({ scene, alt: `A drawing: ${scene}.` });
const tab = (id: string, title: string, scene: string) => ({
  id,
  title,
  description: `${title} in one sentence.`,
  features: ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => `${word} of ${title}`),
  image: image(scene),
});

const { question, category: linkedCategory } = content.pages.integrations.search.bookingSites;

/** A category that nothing else needs. */
const spareCategory = content.integrationCategories.findLast(({ id }) => id !== linkedCategory)?.id;

interface Listed {
  id: string;
  category?: string;
}

/** The last category that stays: its vendors come last on the page. */
const lateCategory = content.integrationCategories.findLast(({ id }) => id !== spareCategory)?.id;

/** Removes the entries that match a condition. */
function remove(file: Document, isRemoved: (entry: Listed, index: number) => boolean): void {
  const listed = entriesOf<Listed>(file);
  for (let index = listed.length - 1; index >= 0; index -= 1) {
    const entry = listed[index];
    if (entry && isRemoved(entry, index)) file.deleteIn([index]);
  }
}

const vendor = {
  description: 'Send each guest a link before arrival and file the answer with their stay.',
};

const directory: Edit[] = [
  yaml(
    'a category of vendors added and one removed',
    'facts/integration-categories.yaml',
    (file) => {
      remove(file, ({ id }) => id === spareCategory);
      const category = {
        id: 'added-category',
        name: 'Guest Verification',
        alsoCalled: 'identity, passport, deposit',
        description: 'Know who arrives before you send the door code.',
      };
      add(file, category, 1);
    },
    [['integrations', 'Guest Verification']],
  ),
  yaml(
    'vendors added, one of them before those of an earlier category, and some removed',
    'facts/integrations.yaml',
    (file) => {
      remove(file, ({ category }, index) => category === spareCategory || index === 0);
      const [late, added] = [{ monogram: 'Zw' }, { monogram: 'Ve' }].map((logo) => ({
        logo,
        ...vendor,
      }));
      add(file, { id: 'added-first', name: 'Zwave Locks', category: lateCategory, ...late }, 0);
      add(file, { id: 'added-last', name: 'Verimate', category: 'added-category', ...added });
    },
    [
      ['integrations', 'Zwave Locks'],
      ['integrations', 'Verimate'],
    ],
  ),
];

const landing: Edit[] = [
  yaml(
    'a question added and one removed',
    'en/faq.yaml',
    (file) => {
      const spare = content.faq.findLast(({ id }) => id !== question)?.id;
      remove(file, ({ id }) => id === spare);
      const answer = 'Your plan runs to the end of the term that you paid for.';
      add(file, { id: 'added-question', question: 'Do I get money back?', answer }, 0);
    },
    [['index', 'Do I get money back?']],
  ),
  yaml(
    'all testimonials replaced by two others',
    'en/testimonials.yaml',
    (file) => {
      const testimonial = (id: string, name: string, rating: number) => ({
        id,
        rating,
        content: `${name} says that two more weekends a month are booked direct.`,
        author: { name, role: 'Owner, Faro', image: '/images/testimonials/shore.svg' },
      });
      file.contents = file.createNode([
        testimonial('ana', 'Ana Reis', 4),
        testimonial('rui', 'Rui Melo', 5),
      ]);
    },
    [['index', 'Rui Melo']],
  ),
  yaml(
    'a feature card added and one removed',
    'en/features.yaml',
    (file) => {
      const last = content.features.at(-1);
      remove(file, ({ id }) => id === last?.id);
      const bullets = ['By villa', 'By month', 'By channel'];
      const words = { id: 'added-card', icon: 'wallet', title: 'Owner statements', bullets };
      const card = { ...words, phase: last?.phase };
      add(file, { ...card, description: 'Send each owner the month in one page.' }, 3);
    },
    [['index', 'Owner statements']],
  ),
  yaml(
    'an eighth and a ninth tab',
    'en/showcase.yaml',
    (file) => {
      add(file, tab('added-tab', 'Statements', 'tour-month'), 2);
      add(file, tab('added-tab-2', 'Day Board', 'team'));
    },
    [
      ['index', 'Two of Statements'],
      ['index', 'Five of Day Board'],
    ],
  ),
  yaml(
    'a step of the tour',
    'en/tour.yaml',
    (file) => {
      const { features: _, ...step } = tab('added-step', 'Pay the owner', 'tour-month');
      add(file, step);
    },
    [['index', 'Pay the owner in one sentence.']],
  ),
];

/** Entries of lists: vendors, questions, customers, cards, tabs, steps. */
export const entries: readonly Edit[] = [...directory, ...landing];
