import { endArrivals } from '../browser/scroll-animations.ts';
import { showCurrentYear } from '../browser/footer-year.ts';
import { startLinkedDetails } from '../browser/linked-details.ts';
import { startMenus } from '../browser/menus.ts';
import { startPrefetching } from '../browser/prefetch.ts';
import { startScrolling } from '../browser/scroll.ts';
import { startThemeSwitch } from '../features/theme/theme.ts';
import { startTrial } from '../features/trial/trial.ts';

startThemeSwitch();
startMenus();
startLinkedDetails();
startScrolling();
startTrial();
startPrefetching();
showCurrentYear();
addEventListener('scroll', endArrivals, { once: true });
