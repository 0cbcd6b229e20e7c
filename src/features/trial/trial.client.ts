import { readSingleParameter } from '../../shared/query-string.ts';
import { readCampaign } from '../../shared/campaign.ts';
import { delegate } from '../../browser/delegate.ts';
import { onPageShow } from '../../browser/page-show.ts';
import { safeSessionStorage } from '../../browser/storage.ts';

/** The key of the choice in session storage. */
const storageKey = 'trial';

/** The parameters for sign-up: the visitor's plan and billing period, and the campaign of the link that led here. */
let choice = new URLSearchParams();

/**
 * Adds the plan and billing period that a visitor chose, and the campaign of the link that led here, to every link and
 * form that leads to sign-up. A shared link to the calculator (`/?plan=pro`) also chooses a plan, in place of one that was
 * chosen before. Nothing is stored until the visitor makes a choice or goes to sign-up.
 */
export function startTrial(): void {
  delegate('click', 'a[data-plan]', (link) => choose(link.dataset['plan']));
  delegate('change', 'select[data-plan]', (select: HTMLSelectElement) => choose(select.value));
  delegate('change', '[name=billing]', () => choose());
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
  onPageShow(() => {
    choice = readChoice();
    showChoice();
  });
}

function readChoice(): URLSearchParams {
  const read = new URLSearchParams(safeSessionStorage.get(storageKey) ?? '');
  for (const [name, label] of readCampaign(location.search)) read.set(name, label);
  const plan = readSingleParameter(new URLSearchParams(location.search), 'plan');
  if (plan && findSentence(plan, 'monthly')) {
    read.set('plan', plan);
    if (!read.has('billing')) read.set('billing', selectedBilling());
  }
  return read;
}

function storeChoice(): void {
  if (choice.size > 0) safeSessionStorage.set(storageKey, `${choice}`);
}

function addChoice(address: HTMLAnchorElement | URL): void {
  const query = new URLSearchParams(address.search);
  for (const [name, value] of choice) query.set(name, value);
  address.search = `${query}`;
  storeChoice();
}

/** Stores the selected billing period, and a plan if one is given. */
function choose(plan?: string): void {
  if (plan) choice.set('plan', plan);
  choice.set('billing', selectedBilling());
  storeChoice();
  showChoice();
}

/** Shows the sentence that confirms the choice, and selects the chosen billing period. */
function showChoice(): void {
  const billing = choice.get('billing');
  const sentence = billing && findSentence(choice.get('plan'), billing);
  const shown = findChoiceLine();
  if (shown?.firstElementChild) {
    shown.firstElementChild.textContent = sentence || null;
    shown.hidden = !sentence;
  }
  const yearly = yearlyRadio();
  if (billing && yearly) yearly.checked = billing === 'yearly';
}

/** The paragraph that confirms a choice. */
function findChoiceLine(): HTMLElement | null {
  return document.querySelector('[data-choices]');
}

/** Finds the sentence that confirms a choice (trial-choice.ts); undefined if there is no such plan. */
function findSentence(plan: string | null, billing: string): string | undefined {
  const sentences: Record<string, string> = JSON.parse(
    findChoiceLine()?.dataset['choices'] ?? '{}',
  );
  return sentences[plan ? `${plan}-${billing}` : billing];
}

function selectedBilling(): string {
  return yearlyRadio()?.checked ? 'yearly' : 'monthly';
}

function yearlyRadio(): HTMLInputElement | null {
  return document.querySelector('[name=billing][value=yearly]');
}
