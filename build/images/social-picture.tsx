import { ownDrawings, type DrawingFile } from '../../src/config/drawings.ts';
import { motif } from '../../src/config/site.ts';
import { tilePaths, tileSize, type Tone } from '../../src/drawings/motif/plain/tile-paths.ts';
import { tokenColor } from './token-color.ts';

/** Size for link previews, in pixels. */
export const socialSize = { width: 1200, height: 630 };

const color = (name: string) => tokenColor(name, 'light');

const canvas = {
  ...socialSize,
  viewBox: `0 0 ${socialSize.width} ${socialSize.height}`,
  style: { position: 'absolute' },
} as const;

// Rice terraces from back to front, each field below its contour line.
const fields = [
  { top: 'M-9 492C170 450 330 520 560 488S930 436 1209 468', fill: 'brand-soft', line: 'brand' },
  { top: 'M-9 512C180 474 360 542 590 508S950 458 1209 486', fill: 'brand-soft', line: 'brand' },
  { top: 'M-9 534C200 500 400 568 630 532S980 484 1209 510', fill: 'brand', line: 'brand' },
  { top: 'M-9 626C230 600 450 634 690 584S1010 512 1209 538', fill: 'brand', line: 'paper' },
  { top: 'M-9 654C260 622 500 650 750 608S1040 544 1209 568', fill: 'brand', line: 'paper' },
  { top: 'M-9 684C280 646 540 668 800 632S1060 578 1209 598', fill: 'brand', line: 'paper' },
];

/** The mark in front of the sun above rice terraces. */
function TerracesPicture({ mark }: { mark: string }) {
  return (
    <>
      <svg {...canvas}>
        <circle cx="1010" cy="244" r="176" fill={color('accent')} />
      </svg>
      <img src={mark} alt="" width={640} height={640} style={{ position: 'absolute', left: 690 }} />
      <svg {...canvas}>
        {fields.map(({ top, fill, line }) => (
          <path
            key={top}
            d={`${top}V700H-9z`}
            fill={color(fill)}
            stroke={color(line)}
            strokeWidth="2"
            strokeOpacity="0.3"
          />
        ))}
      </svg>
    </>
  );
}

/** Colors of the tiles: their squares and the shapes on them. */
const tileColors: Record<Tone, [square: string, shape: string]> = {
  soft: ['brand-soft', 'brand'],
  warm: ['accent-soft', 'accent'],
  strong: ['brand', 'brand-soft'],
  quiet: ['sunken', 'brand'],
  deep: ['deep', 'accent'],
};

/** Where tiles or the company's own picture are, and the floor below them. */
const corner = { left: 780, width: 420, height: 525 };
const floor = <path d={`M0 ${corner.height}h1200v105H0z`} fill={color('brand')} />;

/** Tiles at the right edge, with the mark among them. */
function TilesPicture({ mark }: { mark: string }) {
  return (
    <>
      <svg {...canvas}>
        {floor}
        <g transform={`translate(${corner.left} 0) scale(${corner.width / 4 / tileSize})`}>
          {tilePaths({ columns: 4, rows: 5, seed: 4 }).map(({ tone, squares, shapes }) => (
            <g key={tone}>
              <path d={squares} fill={color(tileColors[tone][0])} />
              <path d={shapes} fill={color(tileColors[tone][1])} />
            </g>
          ))}
          <path d="M40 80h80v80h-80z" fill={color('surface')} />
        </g>
      </svg>
      <img
        src={mark}
        alt=""
        width={150}
        height={150}
        style={{ position: 'absolute', left: 915, top: 240 }}
      />
    </>
  );
}

/** The company's own picture at the right edge. */
function OwnPicture({ mediaType, bytes }: DrawingFile) {
  const { left, ...size } = corner;
  const src = `data:${mediaType};base64,${bytes.toString('base64')}`;
  return (
    <>
      <svg {...canvas}>{floor}</svg>
      <img src={src} alt="" {...size} style={{ position: 'absolute', left, objectFit: 'cover' }} />
    </>
  );
}

/** The picture on a social image, by the site's motif, with the mark as a data URL. */
export function SocialPicture({ mark }: { mark: string }) {
  const own = ownDrawings.find(({ name }) => name === 'social');
  if (own) return <OwnPicture {...own} />;
  return motif === 'bali' ? <TerracesPicture mark={mark} /> : <TilesPicture mark={mark} />;
}
