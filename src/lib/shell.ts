import { endArrivals } from './arrivals.ts';
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
