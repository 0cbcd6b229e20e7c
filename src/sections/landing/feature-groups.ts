import { fillTemplate } from '../../shared/template.ts';
import type { Content } from '../../content/read-content.ts';
import type { FeatureCard } from '../../content/schemas/landing.ts';

/** A card with the name of its button. */
export type Card = FeatureCard & { details: string };

/** The cards in groups, one for each phase of a stay that has cards. */
export function featureGroups({ features, pages }: Pick<Content, 'features' | 'pages'>) {
  const words = pages.home.features;
  const cards = features.map((card) => ({
    ...card,
    details: fillTemplate(words.details, { title: card.title }),
  }));
  return words.phases
    .map(({ id, title }) => ({ id, title, cards: cards.filter(({ phase }) => phase === id) }))
    .filter((group) => group.cards.length > 0);
}
