import { fillTemplate } from '../../content/fields/template.ts';
import { fromPlanWords } from '../../content/from-plan.ts';
import type { Content } from '../../content/read-content.ts';
import type { FeatureCard } from '../../content/schemas/landing.ts';

/** A card with the name of its button, and "From Pro" if its module is not in the first plan. */
export type Card = FeatureCard & { details: string; fromPlan: string | undefined };

/** The cards in groups, one for each phase of a stay that has cards. */
export function featureGroups({
  features,
  pages,
  plans,
}: Pick<Content, 'features' | 'pages' | 'plans'>) {
  const { fromPlan, features: words } = pages.home;
  const cards = features.map((card) => ({
    ...card,
    details: fillTemplate(words.details, { title: card.title }),
    fromPlan: fromPlanWords(card, fromPlan, plans),
  }));
  return words.phases
    .map(({ id, title }) => ({ id, title, cards: cards.filter(({ phase }) => phase === id) }))
    .filter((group) => group.cards.length > 0);
}
