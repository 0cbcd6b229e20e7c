import { choiceMark, planMark, signUpMark } from '../../shared/trial-marks.ts';
import { saidOnce } from '../../shared/query-string.ts';
import { campaignNames, readCampaign } from './campaign.ts';
import { on } from '../../browser/delegate.ts';
import { visitStorage } from '../../browser/storage.ts';

const storageKey = 'trial';

/** The only parameters that are ever passed to sign-up. */
const names = ['plan', 'billing', ...campaignNames];

/** The choice for this page alone, where storage is refused. */
let onThisPage = '';

/** What the visitor chose, and the campaign of the link that brought them here. */
function choice(): URLSearchParams {
  const kept = new URLSearchParams(visitStorage.get(storageKey) ?? onThisPage);
  const all = new URLSearchParams(readCampaign(location.search));
  for (const name of names) {
    const value = kept.get(name);
    if (value && !all.has(name)) all.set(name, value);
  }
  if (!all.has('plan')) {
    const shared = saidOnce(new URLSearchParams(location.search), 'plan');
    if (shared && sentenceFor(shared, 'monthly')) all.set('plan', shared);
  }
  if (all.has('plan') && !all.has('billing')) all.set('billing', chosenBilling());
  return all;
}

/** Keeps the choice for this visit, with changes to it. */
function keep(changes: Readonly<Record<string, string>> = {}): void {
  const all = choice();
  for (const [name, value] of Object.entries(changes)) all.set(name, value);
  onThisPage = `${all}`;
  if (onThisPage) visitStorage.set(storageKey, onThisPage);
}

/**
 * Carries the plan and billing that a visitor chose, and the campaign that brought them here, to every
 * link and form that leads to sign-up. A shared link to the calculator (`/?plan=pro`) chooses a plan
 * as well. Nothing is stored before the visitor chooses something or goes on to sign-up.
 */
export function startTrial(): void {
  on('click', `a[${planMark}]`, (link) => choosePlan(link.getAttribute(planMark)));
  on('change', `select[${planMark}]`, (select: HTMLSelectElement) => choosePlan(select.value));
  on('change', '[name=billing]', () => {
    keep({ billing: chosenBilling() });
    showChoice();
  });
  // As late as possible, so that the last choice counts, however the link is opened.
  for (const moment of ['pointerdown', 'contextmenu', 'click'] as const) {
    on(moment, `a[${signUpMark}]`, completeLink);
  }
  on('click', `a[${signUpMark}]`, () => keep());
  on('formdata', `form[${signUpMark}]`, (_, { formData }) => {
    keep();
    for (const [name, value] of choice()) if (!formData.has(name)) formData.set(name, value);
  });
  addEventListener('pageshow', showChoice);
  showChoice();
}

/** The query that each link had when the page was delivered. */
const deliveredQueries = new WeakMap<HTMLAnchorElement, string>();

function completeLink(link: HTMLAnchorElement): void {
  const delivered = deliveredQueries.get(link) ?? link.search;
  deliveredQueries.set(link, delivered);
  const query = new URLSearchParams(delivered);
  for (const [name, value] of choice()) if (!query.has(name)) query.set(name, value);
  link.search = `${query}`;
}

function choosePlan(plan: string | null): void {
  if (plan) keep({ plan, billing: chosenBilling() });
  showChoice();
}

/** Shows the sentence that names the choice, and sets the billing switch to the chosen period. */
function showChoice(): void {
  const chosen = choice();
  const billing = chosen.get('billing');
  const shown = billing && sentenceFor(chosen.get('plan'), billing);
  for (const sentence of document.querySelectorAll<HTMLElement>(`[${choiceMark}]`)) {
    sentence.hidden = sentence !== shown;
  }
  const yearly = billing && yearlySwitch();
  if (yearly) yearly.checked = billing === 'yearly';
}

/** The sentence that names a choice, by its id in src/features/trial/trial-choice.ts. */
function sentenceFor(plan: string | null, billing: string): Element | null {
  const id = plan ? `${plan}-${billing}` : billing;
  return document.querySelector(`[${choiceMark}="${CSS.escape(id)}"]`);
}

function chosenBilling(): string {
  return yearlySwitch()?.checked ? 'yearly' : 'monthly';
}

function yearlySwitch(): HTMLInputElement | null {
  return document.querySelector('[name=billing][value=yearly]');
}
