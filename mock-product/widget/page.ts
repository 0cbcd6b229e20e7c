import { dateIn } from '../host.ts';
import type { Host, Page } from '../host.ts';
import { html } from '../html.ts';
import type { SafeHtml } from '../html.ts';
import { stayProblem } from '../assets/quote.js';
import { bookingForm, confirmation } from './form.ts';
import { readWidgetOptions } from './options.ts';
import type { WidgetOptions } from './options.ts';
import { propertyPicture } from './picture.ts';
import { PROPERTY_TIME_ZONE } from './properties.ts';
import { themeStyle } from './theme.ts';

/** The booking widget, made to be framed by the marketing site at 600 px height. */
export function widgetPage(query: URLSearchParams, host: Host): Page {
  const today = dateIn(PROPERTY_TIME_ZONE, host.now());
  const options = readWidgetOptions(query, today);
  const problem = stayProblem(options.checkIn, options.checkOut, today);
  const isConfirmed = options.isReserved && problem === '';
  const inlineStyle = themeStyle(options.primaryColor);
  const { name } = options.property;
  const document = html`<!doctype html>
<html lang="en" data-site-origin="${host.siteOrigin}"${options.theme && html` data-theme="${options.theme}"`}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Book ${name} – ${host.brandName} (stand-in)</title>
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/base.css">
    <link rel="stylesheet" href="/assets/widget.css">
    <link rel="stylesheet" href="/assets/picture.css">
    <style>${inlineStyle}</style>
    <script type="module" src="/assets/booking.js"></script>
  </head>
  <body${options.isCompact && html` class="compact"`}>
    <aside class="stand-in" aria-label="About this widget"><strong>Stand-in widget:</strong> no real booking, no payment.</aside>
    <main>
      ${options.isPropertyUnknown && html`<p class="notice">There is no such property here. This is ${name} instead.</p>`}
      ${heading(options)}
      ${isConfirmed ? confirmation(options) : bookingForm(options, problem, today)}
    </main>
  </body>
</html>
`;
  return { status: 200, document, inlineStyle, isFrameable: true };
}

function heading(options: WidgetOptions): SafeHtml {
  const { property, hasPropertyInfo, isCompact } = options;
  if (!hasPropertyInfo) return html`<h1>Book your stay</h1>`;
  return html`<div class="property">
    ${!isCompact && propertyPicture(property.id)}
    <h1>${property.name}</h1>
    <p class="place">${property.place}, Bali</p>
    <p class="rate">
      $${property.nightlyRateUsd} a night + $${property.cleaningFeeUsd} cleaning per stay + tax
    </p>
  </div>`;
}
