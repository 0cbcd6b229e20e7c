import type { z } from 'zod';
import { sceneImage } from '../fields/image.ts';
import { sectionCopy } from '../fields/page-parts.ts';
import { anchorId, group } from '../fields/text.ts';

/** Words of the guided product tour. */
export const tourCopySchema = group('The tour. Its steps are in a file of their own.', {
  ...sectionCopy.shape,
  steps: "A screen reader's name for the row of steps.",
  back: 'Button to the step before.',
  continue: 'Button to the next step.',
});

/** A step of the tour. */
export const tourStepSchema = group({
  id: anchorId,
  title: 'A few words.',
  description: 'Two short sentences.',
  image: sceneImage,
});

export type TourCopy = z.output<typeof tourCopySchema>;
