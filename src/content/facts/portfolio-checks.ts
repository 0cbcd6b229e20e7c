import { ContentError } from '../parse/content-error.ts';
import { calendarOf, dayCount, overlapSites, phoneDayCount } from './portfolio-calendar.ts';
import type { Portfolio, Stay } from './portfolio.ts';

interface Nights {
  from: number;
  to: number;
}

/** Refuses a field of the portfolio, with what it takes instead. */
type Refuse = (field: string, message: string) => never;

/** The stay whose id a field has. */
type FindStay = (id: string, field: string) => Stay;

const areOverlapping = (a: Nights, b: Nights) => a.from < b.to && b.from < a.to;

/** Refuses a name that is not among the known ones. */
function checkKnown(known: readonly string[], name: string, field: string, refuse: Refuse): void {
  if (known.includes(name)) return;
  refuse(field, `expected one of ${known.join(', ')}, got "${name}".`);
}

function checkNights({ from, to }: Nights, field: string, refuse: Refuse): void {
  if (to > from) return;
  refuse(`${field}.to`, `expected a day after ${from}, the day of arrival, got ${to}.`);
}

/** Checks what stays refer to, that they last a night, and that no night is sold twice. */
function checkStays({ properties, bookingSites, stays, ownerStay }: Portfolio, refuse: Refuse) {
  const channels = ['direct', ...bookingSites.map(({ id }) => id)];
  const ids = properties.map(({ id }) => id);
  const checkFree = (stay: Nights & { property: string }, others: readonly Stay[], at: string) => {
    checkKnown(ids, stay.property, `${at}.property`, refuse);
    checkNights(stay, at, refuse);
    const other = others.find(
      (each) => each.property === stay.property && areOverlapping(each, stay),
    );
    if (other) refuse(`${at}.from`, `${other.guest} has some of these nights at ${stay.property}.`);
  };
  for (const [index, stay] of stays.entries()) {
    const at = `stays[${index}]`;
    const earlier = stays.slice(0, index);
    checkFree(stay, earlier, at);
    checkKnown(channels, stay.channel, `${at}.channel`, refuse);
  }
  checkFree(ownerStay, stays, 'ownerStay');
}

/** Checks the booking that the drawings follow, from its place in the calendars to the pickup. */
function checkNewBooking(portfolio: Portfolio, findStay: FindStay, refuse: Refuse): void {
  const { properties, stays, pickup, newBooking } = portfolio;
  const { phoneFirstDay: first } = calendarOf(portfolio);
  const booking = findStay(newBooking, 'newBooking');
  if (booking.property !== properties[0]?.id || booking.channel !== 'direct') {
    refuse('newBooking', 'expected a direct booking of the first property.');
  }
  const end = first + phoneDayCount - 1;
  if (booking.from < first || booking.to > end) {
    refuse('newBooking', `expected a stay within days ${first} to ${end}, which a phone shows.`);
  }
  if (!stays.some(({ property, to }) => property === booking.property && to === booking.from)) {
    refuse('newBooking', 'expected another guest to leave on the day of arrival.');
  }
  for (const [index, { id }] of pickup.guests.entries()) {
    const field = `pickup.guests[${index}].id`;
    if (findStay(id, field).from === booking.from) continue;
    refuse(field, `expected a stay from day ${booking.from}, as ${newBooking} has.`);
  }
  if (!pickup.guests.some(({ id }) => id === newBooking)) {
    refuse('pickup.guests', `expected ${newBooking}, the new booking, among them.`);
  }
}

/** Checks the stay that was moved: its drawing shows the second week, and three calendars. */
function checkMoved(portfolio: Portfolio, findStay: FindStay, refuse: Refuse): void {
  const { moved, stays } = portfolio;
  const { firstDay } = calendarOf(portfolio);
  const sold = findStay(moved.stay, 'moved.stay');
  if (sold.channel === 'direct') refuse('moved.stay', 'expected a stay from a booking site.');
  checkNights(moved, 'moved', refuse);
  const [start, end] = [firstDay + dayCount / 2, firstDay + dayCount];
  if ([moved, sold].some(({ from, to }) => from < start || to > end)) {
    refuse('moved', `expected old and new days within the second week, days ${start} to ${end}.`);
  }
  const direct = stays.filter(
    ({ property, channel }) => property === sold.property && channel === 'direct',
  );
  if (!direct.some((stay) => areOverlapping(stay, moved))) {
    refuse('moved', `expected days that overlap a direct booking of ${sold.property}.`);
  }
  const count = overlapSites(portfolio).length;
  if (count !== 2) {
    refuse(
      'moved.stay',
      `expected ${sold.property} to have stays of two booking sites in the calendars, got ${count}.`,
    );
  }
}

/**
 * Checks that the drawings can show the portfolio: what it refers to exists, no night is sold twice, and the
 * stays that the drawings follow are where the calendars show them.
 * @throws {ContentError} naming the first field that does not fit.
 */
export function checkPortfolio(
  file: string,
  portfolio: Portfolio,
  knownSites: readonly { id: string }[],
): void {
  const { bookingSites, properties, stays, pickup, ecoScore } = portfolio;
  const refuse: Refuse = (field, message) => {
    throw new ContentError({ file, field }, message);
  };
  const findStay: FindStay = (id, field) =>
    stays.find((stay) => stay.id === id) ??
    refuse(field, `expected the id of one of the stays, got "${id}".`);
  for (const [field, list] of Object.entries({
    properties,
    bookingSites,
    stays,
    'pickup.guests': pickup.guests,
  })) {
    const index = list.findIndex(({ id }, at) => list.findIndex((other) => other.id === id) < at);
    if (index >= 0) refuse(`${field}[${index}].id`, 'another entry already has this id.');
  }
  for (const [index, { id }] of bookingSites.entries()) {
    const known = knownSites.map((site) => site.id);
    checkKnown(known, id, `bookingSites[${index}].id`, refuse);
  }
  checkStays(portfolio, refuse);
  checkNewBooking(portfolio, findStay, refuse);
  checkMoved(portfolio, findStay, refuse);
  const guests = pickup.guests.reduce((sum, { count }) => sum + count, 0);
  if (guests > pickup.seats) {
    refuse('pickup.seats', `expected at least ${guests}, a seat for each guest.`);
  }
  if (ecoScore.points.reduce((sum, { of }) => sum + of, 0) !== 100) {
    refuse('ecoScore.points', 'expected fields "of" that add up to 100.');
  }
  const over = ecoScore.points.findIndex(({ points, of }) => points > of);
  if (over >= 0) refuse(`ecoScore.points[${over}].points`, 'expected no more points than "of".');
}
