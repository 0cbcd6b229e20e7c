import { routes } from '../src/config/routes.ts';
import { drawFaviconIco, drawIcon, iconNames } from '../build/images/icons.ts';
import { socialFonts } from '../build/images/social-fonts.ts';
import { drawSocialImage } from '../build/images/social-image.ts';
import { socialPage } from '../build/images/social-pages.ts';

/** The icons and the home page's social image of the company that this is shipped for, by address. */
export async function shippedPictures(): Promise<Record<string, Buffer>> {
  const { path, copy } = socialPage(routes.home);
  const drawn = {
    ...Object.fromEntries(iconNames.map((name) => [`/${name}.png`, drawIcon(name)])),
    '/favicon.ico': drawFaviconIco(),
    [path]: drawSocialImage(copy, await socialFonts(Object.values(copy).join(''))),
  };
  const pictures = Object.entries(drawn).map(async ([at, picture]) => [at, await picture] as const);
  return Object.fromEntries(await Promise.all(pictures));
}
