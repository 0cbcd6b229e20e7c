import type { Host, Page } from '../host.ts';
import { html } from '../html.ts';
import type { SafeHtml } from '../html.ts';
import { layout } from '../layout.ts';
import { readChoice } from '../params.ts';

const PLAN_NAMES = { starter: 'Basic', pro: 'Pro', enterprise: 'Enterprise' } as const;
const PLANS = ['starter', 'pro', 'enterprise'] as const;
const BILLINGS = ['monthly', 'yearly'] as const;

/** Sign-up and sign-in. Takes `plan` and `billing` from the pricing cards and shows the choice. */
export function authPage(query: URLSearchParams, host: Host): Page {
  const plan = readChoice(query, 'plan', PLANS);
  const billing = readChoice(query, 'billing', BILLINGS);
  const isSubmitted = readChoice(query, 'submitted', ['yes']) !== undefined;
  const kept = html`${plan && html`<input type="hidden" name="plan" value="${plan}" />`}
  ${billing && html`<input type="hidden" name="billing" value="${billing}" />`}`;

  const content = html` ${choiceLine(plan && PLAN_NAMES[plan], billing)}
    <div class="panel" id="confirmation" tabindex="-1" ${!isSubmitted && html` hidden`}>
      <h2>This is a stand-in</h2>
      <p>No account was made or opened, and nothing you typed was sent.</p>
      <p><a href="${backTo(plan, billing)}">Back to the forms</a></p>
    </div>
    <div class="columns" id="forms" ${isSubmitted && html` hidden`}>
      ${form({ id: 'sign-up', title: 'Create an account', action: 'Start free trial', kept })}
      ${form({ id: 'sign-in', title: 'Sign in', action: 'Sign in', kept })}
    </div>`;
  const lead = 'Try the way in. Please do not use a password you use elsewhere.';
  const script = '/assets/auth.js';
  return {
    status: 200,
    document: layout(host, { title: 'Sign up or sign in', lead, content, script }),
  };
}

function choiceLine(plan: string | undefined, billing: string | undefined): SafeHtml | undefined {
  if (plan === undefined && billing === undefined) return undefined;
  const parts = [plan && `${plan} plan`, billing && `billed ${billing}`].filter(Boolean);
  return html`<p class="panel choice">You chose: <strong>${parts.join(', ')}</strong></p>`;
}

function backTo(plan: string | undefined, billing: string | undefined): string {
  const chosen = new URLSearchParams();
  if (plan !== undefined) chosen.set('plan', plan);
  if (billing !== undefined) chosen.set('billing', billing);
  return chosen.size === 0 ? '/auth' : `/auth?${chosen}`;
}

// The fields have no name: without script the form is an ordinary GET, and what was typed must
// not travel in the address.
function form(parts: { id: string; title: string; action: string; kept: SafeHtml }): SafeHtml {
  const { id, title, action, kept } = parts;
  const password = id === 'sign-up' ? 'new-password' : 'current-password';
  return html`<form class="panel" action="/auth" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${kept}<input type="hidden" name="submitted" value="yes" />
    <label for="${id}-email">Email</label>
    <input id="${id}-email" type="email" autocomplete="email" required />
    <label for="${id}-password">Password</label>
    <input id="${id}-password" type="password" autocomplete="${password}" required />
    <button type="submit">${action}</button>
  </form>`;
}
