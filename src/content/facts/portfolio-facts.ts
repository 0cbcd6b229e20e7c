import { formatTime } from '../../shared/format-date.ts';
import { listInText } from '../../shared/list-format.ts';
import { countWord } from './count-words.ts';
import type { Facts } from '../fields/fill-facts.ts';
import type { Wording } from './wording.ts';
import { monthName, overlapSites, stayDates } from './portfolio-calendar.ts';
import type { Portfolio } from './portfolio.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/**
 * Facts of the portfolio in the drawings: `portfolio.count` in words, `portfolio.region`,
 * `portfolio.first.name` and so on, its booking sites, and the booking that the drawings follow.
 */
export function portfolioFacts(
  portfolio: Portfolio,
  knownSites: readonly { id: string; name: string }[],
  { locale, countWords }: Wording,
): Facts {
  const { month, properties, newBooking, pickup, day } = portfolio;
  const nameOf = (site: string) => knownSites.find(({ id }) => id === site)?.name ?? site;
  const sites = portfolio.bookingSites.map(({ id }) => nameOf(id));
  const facts: Record<string, string> = {
    'portfolio.count': countWord(properties.length, countWords),
    'portfolio.region': portfolio.region,
    'portfolio.month': monthName(month, 'long', locale),
    'portfolio.year': month.slice(0, 4),
    'portfolio.bookingSites': listInText(sites, locale),
    'portfolio.overlapSites': overlapSites(portfolio).map(nameOf).join(', '),
    'portfolio.turnover': `${formatTime(day.turnover.from, locale)}–${formatTime(day.turnover.to, locale)}`,
  };
  for (const [index, property] of properties.entries()) {
    for (const field of ['name', 'place', 'bedrooms', 'bathrooms', 'sleeps', 'files'] as const) {
      facts[`portfolio.${ordinals[index]}.${field}`] = String(property[field]);
    }
  }
  for (const [index, { called }] of pickup.guests.entries()) {
    facts[`portfolio.pickup.${ordinals[index]}`] = called;
  }
  const booking = portfolio.stays.find(({ id }) => id === newBooking);
  if (booking) {
    facts['portfolio.guest'] = booking.guest;
    facts['portfolio.dates'] = stayDates(month, booking, locale, 'long');
  }
  return facts;
}
