import { endArrivals } from './arrivals.ts';
import fieldsUrl from './fields.ts?late';
import { showCurrentYear } from './footer-year.ts';
import { startLinkedDetails } from './linked-details.ts';
import { startMenus } from './menus.ts';
import { startPrefetching } from './prefetch.ts';
import { startScrolling } from './scroll.ts';
import { startThemeSwitch } from './theme.ts';
import { startTrial } from './trial.ts';

startThemeSwitch();
startMenus();
startLinkedDetails();
startScrolling();
startTrial();
startPrefetching();
showCurrentYear();
addEventListener('scroll', endArrivals, { once: true });
if (history.state) void restoreFields();

/** Puts back what fields said before a reload that the page offered. */
async function restoreFields(): Promise<void> {
  const fields = await import(/* @vite-ignore */ fieldsUrl);
  fields.restoreFields();
}
