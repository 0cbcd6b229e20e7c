import { on } from './on.ts';
import { visitStorage } from './storage.ts';

/** The labels by which a campaign knows its visitors, and room for any honest one. */
const campaignLabels = 'source medium campaign term content';
const longestLabel = 100;

/** What is carried where storage is refused: on this page and no further. */
let onThisPage = '';

/** All that sign-up is told: `plan`, `billing` and the campaign's labels. */
function recall(): URLSearchParams {
  return new URLSearchParams(visitStorage.get('trial') ?? onThisPage);
}

function remember(name: string, value: string): void {
  const all = recall();
  all.set(name, value);
  onThisPage = `${all}`;
  visitStorage.set('trial', onThisPage);
}

/**
 * Carries the plan and billing that a visitor chooses, and the campaign that the visit began with,
 * to every link and form that leads to sign-up. A plan is chosen by a link with `data-plan="pro"` or
 * by a `<select data-plan="any">` whose values are plan ids; a period by radios named `billing`.
 * @param missed clicks and changes from before this was there.
 * @returns hears those that come.
 */
export function startTrial(missed: readonly Event[]): (event: Event) => void {
  const arrival = new URLSearchParams(location.search);
  for (const label of campaignLabels.split(' ')) {
    const value = arrival.get(`utm_${label}`);
    if (value) remember(`utm_${label}`, value.slice(0, longestLabel));
  }
  // At the last moment, so that it is what was chosen last, and in whatever way the link is opened.
  for (const moment of ['pointerdown', 'click'] as const) {
    on(moment, 'a[href*="/auth"]', (link: HTMLAnchorElement) => {
      link.search = `${recall()}`;
    });
  }
  on('formdata', '[data-trial]', (_, { formData }) => {
    recall().forEach((value, name) => formData.set(name, value));
  });
  addEventListener('pageshow', showChoice);
  missed.forEach(hear);
  showChoice();
  return hear;
}

function hear({ type, target }: Event): void {
  const choices = type === 'click' ? 'a[data-plan]' : 'select[data-plan],[name=billing]';
  const chosen = target instanceof Element && target.closest<HTMLSelectElement>(choices);
  if (!chosen) return;
  const { dataset, value } = chosen;
  // A link has no value: it is the plan's own.
  choose(dataset['plan'] && (value ?? dataset['plan']));
}

function choose(plan?: string): void {
  if (plan) remember('plan', plan);
  remember('billing', yearlySwitch()?.checked ? 'yearly' : 'monthly');
  showChoice();
}

/** Says on the page what was chosen, and sets the switch to the period that was. */
function showChoice(): void {
  const all = recall();
  const billing = all.get('billing');
  for (const words of document.querySelectorAll<HTMLElement>('[data-choice]')) {
    // As src/domain/trial-choice.ts names them: `pro-yearly`, and `null-yearly` before a plan is chosen.
    words.hidden = words.dataset['choice'] !== `${all.get('plan')}-${billing}`;
  }
  const yearly = billing && yearlySwitch();
  if (yearly) yearly.checked = billing === 'yearly';
}

function yearlySwitch(): HTMLInputElement | null {
  return document.querySelector('[value=yearly]');
}
