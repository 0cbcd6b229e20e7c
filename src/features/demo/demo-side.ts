import type { Dispatch } from 'react';
import type { DemoCopy } from '../../content/copy.ts';
import type { DemoFormats, MonthNames } from './demo-formats.ts';
import type { DemoAction, DemoState } from './month.ts';

/** What both sides of the demo need: the guest's and the owner's. */
export interface DemoSide {
  copy: DemoCopy;
  month: MonthNames;
  state: DemoState;
  formats: DemoFormats;
  dispatch: Dispatch<DemoAction>;
}
