import { minifySync } from 'vite';
import themeSource from '../../features/theme/theme-before-paint.js?raw';
import offerSource from '../../features/languages/offer-before-paint.js?raw';
import arriveSource from './arrive-at-hash.js?raw';
import formsSource from './forms-after-load.js?raw';

/**
 * Minifies a script that stays inline, which Vite does not do.
 * @throws {Error} if the script cannot be parsed, so that a build never ships half of it.
 */
function minifyScript(source: string): string {
  const { code, errors } = minifySync('inline.js', source);
  if (errors.length > 0) throw new Error(`An inline script is invalid: ${errors[0]?.message}`);
  return code;
}

// They must run before the page is painted, so they are inline; their comments are here.

/**
 * Applies a remembered theme before the first paint. If storage is blocked, the system's theme applies.
 */
export const themeBeforePaint = minifyScript(themeSource);

/**
 * Shows the offer of the language that the browser prefers, unless the visitor has chosen one. Before the
 * first paint, so that nothing moves. If storage is blocked, nothing is offered.
 */
export const offerBeforePaint = minifyScript(offerSource);

/**
 * A visitor who opens /#pricing sees the top of the page first; 300 ms after load, the page scrolls to
 * the section. The browser would jump there at once, so the script removes the fragment until then. It
 * does nothing on back, forward and reload. If the visitor scrolls, clicks or types first, it restores
 * the fragment, keeps the query that the calculator may have written, and does not scroll.
 */
export const arriveAtHash = minifyScript(arriveSource);

/**
 * Hides sections with a form until the page has loaded or is scrolled (see src/ui/section.module.css):
 * when a page has loaded, Chromium looks at its forms, and would lay those sections out for that.
 */
export const formsAfterLoad = minifyScript(formsSource);
