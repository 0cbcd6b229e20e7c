import { startMenus } from '../browser/menus.ts';
import { startScrolling } from '../browser/scroll.ts';
import { startBookingFrame } from '../features/booking/booking-frame.client.ts';
import { startPlanLinks } from '../features/calculator/calculator.client.ts';
import { startDirectory } from '../features/directory/directory.client.ts';
import { startLanguages } from '../features/languages/languages.client.ts';
import { startShowcase } from '../features/showcase/showcase.client.ts';
import { startTestimonials } from '../features/testimonials/testimonials.client.ts';
import { startThemeSwitch } from '../features/theme/theme-switch.client.ts';
import { startTrial } from '../features/trial/trial.client.ts';

/** Updates the year in the footer, which is the year of the build. */
function updateYear(): void {
  document.querySelector('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
}

/** The parts of a page that need a script. Those that a page does not have do nothing. */
const starts = [
  startThemeSwitch,
  startMenus,
  // Before `startScrolling`, which ignores clicks that this has handled.
  startPlanLinks,
  startScrolling,
  startTrial,
  startShowcase,
  startTestimonials,
  startBookingFrame,
  startDirectory,
  startLanguages,
  updateYear,
];

for (const start of starts) {
  try {
    start();
  } catch (error) {
    // The other parts start all the same.
    reportError(error);
  }
}
