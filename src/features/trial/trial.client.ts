import { readCampaign } from '../../shared/campaign.ts';
import { delegate } from '../../browser/elements.ts';
import { onPageShow } from '../../browser/page-events.ts';
import { safeSessionStorage } from '../../browser/storage.ts';

/** The key of the choice in session storage. */
const storageKey = 'trial';

/** The parameters for sign-up: the visitor's plan and billing period, and the campaign of the link that led here. */
const choice = new URLSearchParams();

/**
 * Adds the plan and billing period that a visitor chose, and the campaign of the link that led here, to every link and
 * form that leads to sign-up. A shared link to the calculator (`/?plan=pro&billing=yearly`) also chooses them. Nothing
 * is stored until the visitor makes a choice or goes to sign-up.
 */
export function startTrial(): void {
  delegate('click', 'a[data-plan]', (link) => choose('plan', link.dataset['plan']));
  delegate('change', 'select[data-plan]', (menu: HTMLSelectElement) => choose('plan', menu.value));
  // The radio buttons of the prices, and the checkbox of the calculator.
  delegate('change', '[name=billing]', ({ checked, value }: HTMLInputElement) =>
    choose('billing', checked ? value : 'monthly'),
  );
  // As late as possible, so the latest choice is used, however the visitor opens the link.
  for (const type of ['pointerdown', 'contextmenu', 'click'] as const)
    delegate(type, 'a[data-sign-up]', (link: HTMLAnchorElement) => addChoice(link));
  delegate('submit', 'form[data-sign-up]', (form: HTMLFormElement, event) => {
    event.preventDefault();
    const address = new URL(form.action);
    address.search = `${new URLSearchParams(new FormData(form) as unknown as URLSearchParams)}`;
    addChoice(address);
    open(address, '_blank', 'noopener');
  });
  const link = readLink();
  restore(link);
  onPageShow(() => {
    restore(new URLSearchParams(safeSessionStorage.get(storageKey) ?? ''));
    showChoice();
  });
  // A link from elsewhere beats an earlier choice. A reload and a switch of languages do not.
  if (!isFromElsewhere()) return;
  restore(link);
  showChoice();
}

/** Whether the visitor has opened this address from outside the site. */
function isFromElsewhere(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !document.referrer.startsWith(location.origin);
}

/** Reads the campaign and the choice in the address of the page. */
function readLink(): URLSearchParams {
  const link = new URLSearchParams(readCampaign(location.search));
  const query = new URLSearchParams(location.search);
  const plan = query.get('plan') ?? '';
  const isPlan = plan !== '' && findSentence(plan, 'monthly') !== null;
  const isYearly = query.get('billing') === 'yearly';
  if (isPlan) link.set('plan', plan);
  if (isPlan || isYearly) link.set('billing', isYearly ? 'yearly' : 'monthly');
  return link;
}

function restore(parameters: URLSearchParams): void {
  for (const [name, value] of parameters) choice.set(name, value);
}

/** Adds the choice to an address, and stores it. */
function addChoice(address: HTMLAnchorElement | URL): void {
  const query = new URLSearchParams(address.search);
  for (const [name, value] of choice) query.set(name, value);
  address.search = `${query}`;
  safeSessionStorage.set(storageKey, `${choice}` || null);
}

/** Stores a plan or a billing period, and shows what is chosen. */
function choose(name: 'plan' | 'billing', value: string | undefined): void {
  if (value) choice.set(name, value);
  const isYearly = document.querySelector('[name=billing][value=yearly]:checked') !== null;
  if (!choice.has('billing')) choice.set('billing', isYearly ? 'yearly' : 'monthly');
  safeSessionStorage.set(storageKey, `${choice}`);
  showChoice();
}

/**
 * Shows the sentence that confirms the choice, and selects the chosen billing period. The calculator uses the yearly
 * price only if the visitor asks for it there, but never against the choice.
 */
function showChoice(): void {
  const billing = choice.get('billing');
  if (!billing) return;
  const chosen = findSentence(choice.get('plan'), billing);
  for (const sentence of document.querySelectorAll<HTMLElement>('[data-choice]'))
    sentence.hidden = sentence !== chosen;
  const line = document.querySelector<HTMLElement>('[data-choices]');
  if (line) line.hidden = !chosen;
  const selected = document.querySelector<HTMLInputElement>(
    `[type=radio][name=billing][value=${billing}]`,
  );
  if (selected) selected.checked = true;
  const inCalculator = document.querySelector<HTMLInputElement>('[type=checkbox][name=billing]');
  if (billing === 'monthly' && inCalculator?.checked) inCalculator.click();
}

/** Finds the sentence that confirms a choice; `null` if there is no such plan. */
function findSentence(plan: string | null, billing: string): HTMLElement | null {
  const name = plan ? `${plan}-${billing}` : billing;
  return document.querySelector(`[data-choice="${CSS.escape(name)}"]`);
}
