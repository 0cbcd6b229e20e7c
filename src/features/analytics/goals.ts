import { count } from '../../browser/count.ts';
import { delegate } from '../../browser/delegate.ts';
import { signUpHook } from '../../shared/sign-up-hooks.ts';
import type { AnalyticsConfig } from './analytics-config.ts';

const mainButton = 0;
const middleButton = 1;

function onOpen(selector: string, opened: (link: HTMLAnchorElement) => void): void {
  for (const type of ['click', 'auxclick'] as const) {
    delegate(type, selector, (link: HTMLAnchorElement, { button }) => {
      if (button === mainButton || button === middleButton) opened(link);
    });
  }
}

/** Counts what can be seen from outside a feature: clicks on links, and the first use of a form. */
export function watchGoals({ tour, demo }: Pick<AnalyticsConfig, 'tour' | 'demo'>): void {
  const countTrial = (plan: string | null) => count('Trial clicked', { plan: plan ?? 'none' });
  onOpen(`a[${signUpHook}]`, (link) => {
    // After trial.client.ts has added the choice to the link.
    setTimeout(() => countTrial(new URLSearchParams(link.search).get('plan')));
  });
  delegate('submit', `form[${signUpHook}]`, (form: HTMLFormElement) => {
    countTrial(new FormData(form).get('plan') as string | null);
  });

  onOpen(`a[href="${tour}"], a[href="${tour.slice(1)}"]`, () =>
    count('Demo clicked', { kind: 'tour' }),
  );
  onOpen(`a[href="${CSS.escape(demo)}"]`, () => count('Demo clicked', { kind: 'call' }));

  const calculator = document.querySelector('#savings-calculator form');
  calculator?.addEventListener('input', () => count('Calculator used', {}), { once: true });
}
