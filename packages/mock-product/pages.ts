import { html, type SafeHtml } from './html.ts';
import { layout, type Site } from './layout.ts';

/** Builds a page from the (untrusted) query. */
type PageBuilder = (query: URLSearchParams, site: Site) => SafeHtml;

/** The path of the status as JSON, the same as on Statuspage. */
export const statusPath = '/api/v2/status.json';

/** The plain pages: path, title and text. */
const infoPages = [
  ['/help', 'Help Center', 'The help articles of the product would be here.'],
  ['/docs', 'Documentation', 'The guides for owners and managers would be here.'],
  ['/api', 'API', 'The reference of the product’s API would be here.'],
  ['/status', 'Status', `The status of the product would be here. As data: ${statusPath}.`],
  ['/updates', 'Updates', 'The release notes of the product would be here.'],
] as const;

function page(site: Site, title: string, content: SafeHtml): SafeHtml {
  return layout(site, {
    title,
    content: html`<header>
        <a href="/">${site.brandName}</a> <a href="${site.siteOrigin}/">Back to the site</a>
      </header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>`,
  });
}

/** The id of a plan, whatever the plans are. */
const planId = /^[a-z0-9-]{1,40}$/;

/** Sign-up and sign-in; shows the plan and the billing that the pricing cards sent. */
function authPage(query: URLSearchParams, site: Site): SafeHtml {
  const [plan] = planId.exec(query.get('plan') ?? '') ?? [];
  const billing = ['monthly', 'yearly'].find((name) => name === query.get('billing'));
  const choice = [plan && `plan ${plan}`, billing && `billed ${billing}`]
    .filter(Boolean)
    .join(', ');
  // The fields have no name, so that typed text never appears in a URL.
  return page(
    site,
    'Sign up or sign in',
    html`${choice && html`<p>You chose: <strong>${choice}</strong></p>`}
      ${query.has('submitted') && html`<p role="status">No account was made or opened.</p>`}
      <form action="/auth">
        <label>Email <input type="email" autocomplete="email" required /></label>
        <label>Password <input type="password" autocomplete="off" required /></label>
        <button name="submitted">Continue</button>
      </form>`,
  );
}

function demoPage(query: URLSearchParams, site: Site): SafeHtml {
  return page(
    site,
    'Schedule a demo',
    html`${query.has('submitted') && html`<p role="status">No call was booked.</p>`}
      <form action="/demo">
        <label>Day <input type="date" required /></label>
        <label>Time (Pacific) <input type="time" required /></label>
        <button name="submitted">Schedule the demo</button>
      </form>`,
  );
}

/** The mails that the contact service sent to this machine. */
function mailPage(_query: URLSearchParams, site: Site): SafeHtml {
  const { mails = [] } = site;
  return page(
    site,
    'Mail',
    html`${mails.length === 0 && html`<p>No mail yet. Send a message with the contact form, then reload.</p>`}
    ${mails.toReversed().map(
      ({ subject, from, to, replyTo, text }) =>
        html`<article>
          <h2>${subject}</h2>
          <p>From ${from}, to ${to}, replies to ${replyTo}</p>
          <pre>${text}</pre>
        </article>`,
    )}`,
  );
}

function indexPage(_query: URLSearchParams, site: Site): SafeHtml {
  const links = [
    ['/auth', 'Sign up or sign in'],
    ['/demo', 'Schedule a demo'],
    ['/widget/booking', 'Booking widget'],
    ...infoPages,
  ];
  return page(
    site,
    'Mock product server',
    html`<ul>
      ${links.map(([path, title]) => html`<li><a href="${path}">${title}</a></li>`)}
    </ul>`,
  );
}

/** The answer to an unknown path. It does not repeat the path. */
export function notFoundPage(site: Site): SafeHtml {
  return page(site, 'Page not found', html`<p><a href="/">See all pages</a>.</p>`);
}

/** Every page but the widget, by its path. */
export const pages: ReadonlyMap<string, PageBuilder> = new Map<string, PageBuilder>([
  ['/', indexPage],
  ['/auth', authPage],
  ['/demo', demoPage],
  ['/mail', mailPage],
  ...infoPages.map(([path, title, text]): [string, PageBuilder] => [
    path,
    (_query, site) => page(site, title, html`<p>${text}</p>`),
  ]),
]);
