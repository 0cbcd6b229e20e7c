import { routes } from '../src/config/routes.ts';
import { drawFaviconIco, drawIcon, iconNames } from '../src/images/icons.ts';
import { socialFonts } from '../src/images/social-fonts.ts';
import { drawSocialImage } from '../src/images/social-image.ts';
import { content } from '../src/content/content.ts';
import { socialPage } from '../src/images/social-pages.ts';

/** Draws the icons and the home page's social image with the settings of this checkout, by address. */
export async function drawBuiltImages(): Promise<Record<string, Buffer>> {
  const { path, copy } = socialPage(routes.home, content);
  const drawn = {
    ...Object.fromEntries(iconNames.map((name) => [`/${name}.png`, drawIcon(name)])),
    '/favicon.ico': drawFaviconIco(),
    [path]: drawSocialImage(copy, await socialFonts(Object.values(copy).join(''))),
  };
  const images = Object.entries(drawn).map(async ([at, image]) => [at, await image] as const);
  return Object.fromEntries(await Promise.all(images));
}
