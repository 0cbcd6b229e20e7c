import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { featureGroups } from './feature-groups.ts';

test('a phase without cards is left out; the others keep the order of the content', () => {
  const groups = featureGroups(content);
  const [first] = groups;
  const features = content.features.filter(({ phase }) => phase !== first?.id);
  expect(featureGroups({ ...content, features })).toEqual(groups.slice(1));
});
