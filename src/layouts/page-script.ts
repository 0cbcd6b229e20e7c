import { showCurrentYear } from '../browser/footer-year.ts';
import { startLinkedDetails } from '../browser/linked-details.ts';
import { startMenus } from '../browser/menus.ts';
import { startPrefetching } from '../browser/prefetch.ts';
import { startScrolling } from '../browser/scroll.ts';
import { startLanguages } from '../features/languages/languages.client.ts';
import { startThemeSwitch } from '../features/theme/theme-switch.client.ts';
import { startTrial } from '../features/trial/trial.client.ts';

startThemeSwitch();
startMenus();
startLinkedDetails();
startScrolling();
startTrial();
startLanguages();
startPrefetching();
showCurrentYear();
