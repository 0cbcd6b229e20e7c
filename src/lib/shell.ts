import { showCurrentYear } from './footer-year.ts';
import { startLateShell } from './late-shell.ts';
import { startLinkedDetails } from './linked-details.ts';
import { startMenus } from './menus.ts';
import { startPrefetching } from './prefetch.ts';
import { startScrolling } from './scroll.ts';
import { startThemeSwitch } from './theme.ts';

startThemeSwitch();
startMenus();
startLinkedDetails();
startScrolling();
startPrefetching();
startLateShell();
showCurrentYear();
