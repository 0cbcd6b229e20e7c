import { z } from 'zod';
import { sceneImage } from '../fields/image.ts';
import { sectionCopy } from '../fields/page-parts.ts';
import { id, text } from '../fields/text.ts';

/** Words of the showcase of modules. */
export const showcaseCopySchema = sectionCopy.extend({
  modules: text.describe("A screen reader's name for the row of tabs."),
  seePricing: text.describe('Button on each tab, which leads to the plans.'),
});

/** A tab of the showcase. */
export const featureTabSchema = z.strictObject({
  id,
  title: text.describe('The name of the tab.'),
  description: text.describe('One sentence beside the illustration.'),
  features: z.array(text).length(5).describe('Exactly five short lines.'),
  image: sceneImage.describe('The illustration.'),
});
