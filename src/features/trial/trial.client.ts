import { readSingleParameter } from '../../shared/query-string.ts';
import { readCampaign } from '../../shared/campaign.ts';
import { delegate } from '../../browser/delegate.ts';
import { safeSessionStorage } from '../../browser/storage.ts';

const storageKey = 'trial';

/** The choice on this page, for browsers that refuse storage. */
let unstoredChoice = '';

/** The parameters for sign-up: the visitor's choice and the campaign of the link that led here. */
function readChoice(): URLSearchParams {
  const stored = new URLSearchParams(safeSessionStorage.get(storageKey) ?? unstoredChoice);
  const choice = new URLSearchParams(readCampaign(location.search));
  addMissing(choice, stored);
  if (!choice.has('plan')) {
    const shared = readSingleParameter(new URLSearchParams(location.search), 'plan');
    if (shared && sentenceFor(shared, 'monthly')) choice.set('plan', shared);
  }
  if (choice.has('plan') && !choice.has('billing')) choice.set('billing', selectedBilling());
  return choice;
}

function addMissing(to: URLSearchParams | FormData, from: URLSearchParams): void {
  for (const [name, value] of from) if (!to.has(name)) to.set(name, value);
}

/** Stores the choice until the tab is closed, with changes to it. */
function storeChoice(changes: Readonly<Record<string, string>> = {}): void {
  const choice = readChoice();
  for (const [name, value] of Object.entries(changes)) choice.set(name, value);
  unstoredChoice = `${choice}`;
  if (unstoredChoice) safeSessionStorage.set(storageKey, unstoredChoice);
}

/**
 * Adds the plan and billing that a visitor chose, and the campaign of the link that led here, to every
 * link and form that leads to sign-up. A shared link to the calculator (`/?plan=pro`) also chooses a
 * plan. Nothing is stored until the visitor chooses something or goes to sign-up.
 */
export function startTrial(): void {
  delegate('click', 'a[data-plan]', (link) => choosePlan(link.getAttribute('data-plan')));
  delegate('change', 'select[data-plan]', (select: HTMLSelectElement) => choosePlan(select.value));
  delegate('change', '[name=billing]', () => {
    storeChoice({ billing: selectedBilling() });
    showChoice();
  });
  // As late as possible, so that the latest choice counts, however the visitor opens the link.
  for (const type of ['pointerdown', 'contextmenu', 'click'] as const) {
    delegate(type, 'a[data-sign-up]', completeLink);
  }
  delegate('click', 'a[data-sign-up]', () => storeChoice());
  delegate('formdata', 'form[data-sign-up]', (_, { formData }) => {
    storeChoice();
    addMissing(formData, readChoice());
  });
  // The browser itself would add a question mark to the address, also without anything after it.
  delegate('submit', 'form[data-sign-up]', (form: HTMLFormElement, event) => {
    event.preventDefault();
    const { action } = form;
    const query = `${new URLSearchParams(new FormData(form) as unknown as URLSearchParams)}`;
    open(query ? `${action}?${query}` : action, '_blank', 'noopener');
  });
  addEventListener('pageshow', showChoice);
  showChoice();
}

/** Each link's query in the page's HTML. */
const originalQueries = new WeakMap<HTMLAnchorElement, string>();

function completeLink(link: HTMLAnchorElement): void {
  const original = originalQueries.get(link) ?? link.search;
  originalQueries.set(link, original);
  const query = new URLSearchParams(original);
  addMissing(query, readChoice());
  link.search = `${query}`;
}

function choosePlan(plan: string | null): void {
  if (plan) storeChoice({ plan, billing: selectedBilling() });
  showChoice();
}

/** Shows the sentence that confirms the choice, and selects the chosen billing period. */
function showChoice(): void {
  const choice = readChoice();
  const billing = choice.get('billing');
  const shown = billing && sentenceFor(choice.get('plan'), billing);
  for (const sentence of document.querySelectorAll<HTMLElement>('[data-choice]')) {
    sentence.hidden = sentence !== shown;
  }
  const yearly = yearlyRadio();
  if (billing && yearly) yearly.checked = billing === 'yearly';
}

/** The sentence that confirms a choice. Its id is made in trial-choice.ts. */
function sentenceFor(plan: string | null, billing: string): Element | null {
  const id = plan ? `${plan}-${billing}` : billing;
  return document.querySelector(`[data-choice="${CSS.escape(id)}"]`);
}

function selectedBilling(): string {
  return yearlyRadio()?.checked ? 'yearly' : 'monthly';
}

function yearlyRadio(): HTMLInputElement | null {
  return document.querySelector('[name=billing][value=yearly]');
}
