import { icons as lucide } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import { icons, type IconName } from '../content/fields/icon.ts';

const remPx = 16;

/** The shapes of an icon, joined to one path: several each would be a twentieth of the landing page's elements. */
function drawShapes(name: IconName): string {
  const drawing = renderToStaticMarkup(createElement(lucide[icons[name]]));
  const joined = optimize(drawing, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
    ],
  });
  return joined.data.replaceAll(/^<svg[^>]*>|<\/svg>$/g, '');
}

/**
 * A decorative icon that content may name, drawn during the build. `size` is in pixels at the browser's default text
 * size; the icon grows with the text.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const length = `${size / remPx}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawShapes(name) }}
    />
  );
}
