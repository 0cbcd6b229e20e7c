import { z } from 'zod';
import { sceneImage } from '../fields/image.ts';
import { sectionCopy } from '../fields/page-parts.ts';
import { id, text } from '../fields/text.ts';

/** Words of the guided product tour. */
export const tourCopySchema = sectionCopy.extend({
  steps: text.describe("A screen reader's name for the row of steps."),
  back: text.describe('Button to the step before.'),
  continue: text.describe('Button to the next step.'),
});

/** A step of the tour. */
export const tourStepSchema = z.strictObject({
  id,
  title: text.describe('A few words.'),
  description: text.describe('Two short sentences.'),
  image: sceneImage.describe('The illustration.'),
});

export type TourCopy = z.output<typeof tourCopySchema>;
