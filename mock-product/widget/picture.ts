import { html } from '../html.ts';
import type { SafeHtml } from '../html.ts';

// One view per property, flat shapes in the palette: far, near and front are bands of ground or
// sea from back to front. All that matters lies in the middle, which a square crop keeps.
const VIEWS: Record<string, { far: string; near: string; front: string; roof: string }> = {
  'villa-sawah': {
    far: 'M0 92C50 70 100 104 160 84S270 62 320 86V180H0z',
    near: 'M0 120C60 98 120 132 180 112S280 98 320 116V180H0z',
    front: 'M0 150C70 128 130 160 200 142S290 132 320 144V180H0z',
    roof: 'M160 84l36-30 36 30zM168 84h56v36h-56z',
  },
  'rumah-pantai': {
    far: 'M0 98H320V180H0z',
    near: 'M0 122q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V180H0z',
    front: 'M0 160C80 132 170 138 320 118V180H0z',
    roof: 'M162 102l40-26 40 26zM170 102h64v40h-64z',
  },
  'bukit-house': {
    far: 'M0 112H320V180H0z',
    near: 'M320 86H156l-14 22 6 20-16 22 8 30h180z',
    front: 'M320 128H222l-18 18 6 14-10 20h120z',
    roof: 'M164 52h72v8h-72zM170 60h60v26h-60z',
  },
  'pondok-kelapa': {
    far: 'M0 112L84 62 130 92 196 40 320 112V180H0z',
    near: 'M0 124H320V180H0z',
    front: 'M0 156C90 136 190 142 320 150V180H0z',
    roof: 'M136 118l30-32 30 32zM146 118h40v36h-40z',
  },
};

/** A small drawing of the property, for decoration only. */
export function propertyPicture(id: string): SafeHtml | undefined {
  const view = VIEWS[id];
  if (view === undefined) return undefined;
  return html`<svg
    class="picture"
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path class="sky" d="M0 0H320V180H0z" />
    <circle class="sun" cx="108" cy="46" r="18" />
    <path class="far" d="${view.far}" />
    <path class="near" d="${view.near}" />
    <path class="house" d="${view.roof}" />
    <path class="front" d="${view.front}" />
  </svg>`;
}
