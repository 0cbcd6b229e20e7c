import { startMenus } from '../browser/menus.ts';
import { startScrolling } from '../browser/scroll.ts';
import { startBookingFrame } from '../features/booking/booking-frame.client.ts';
import { startPlanLinks } from '../features/calculator/calculator.client.ts';
import { measureStickyBar } from '../features/directory/sticky-bar.client.ts';
import { startLanguages } from '../features/languages/languages.client.ts';
import { startTabs } from '../features/showcase/tabs.client.ts';
import { startThemeSwitch } from '../features/theme/theme-switch.client.ts';
import { startTrial } from '../features/trial/trial.client.ts';

startThemeSwitch();
startMenus();
// Before section links, which then leave these to it.
startPlanLinks();
startScrolling();
startTrial();
startTabs();
startBookingFrame();
measureStickyBar();
startLanguages();
// The year in the footer, even if the site was built last year.
document.querySelector('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
