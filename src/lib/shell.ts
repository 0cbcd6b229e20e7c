import { showCurrentYear } from './footer-year.ts';
import { startLinkedDetails } from './linked-details.ts';
import { startMenus } from './menus.ts';
import { startPrefetching } from './prefetch.ts';
import { startScrolling, startSectionLinks } from './scroll.ts';
import { startThemeSwitch } from './theme.ts';
import { startTrialInTime } from './trial-in-time.ts';

startThemeSwitch();
startMenus();
startLinkedDetails();
startScrolling();
startSectionLinks();
startPrefetching();
startTrialInTime();
showCurrentYear();
