import { tokenColor } from './palette.ts';

/** Size for link previews, in pixels. */
export const socialSize = { width: 1200, height: 630 };

const color = (name: string) => tokenColor(name, 'light');

const canvas = {
  ...socialSize,
  viewBox: `0 0 ${socialSize.width} ${socialSize.height}`,
  style: { position: 'absolute' },
} as const;

// Waves of ground from back to front, each below its contour line.
const ground = [
  { top: 'M-9 492C170 450 330 520 560 488S930 436 1209 468', fill: 'brand-soft', line: 'brand' },
  { top: 'M-9 512C180 474 360 542 590 508S950 458 1209 486', fill: 'brand-soft', line: 'brand' },
  { top: 'M-9 534C200 500 400 568 630 532S980 484 1209 510', fill: 'brand', line: 'brand' },
  { top: 'M-9 626C230 600 450 634 690 584S1010 512 1209 538', fill: 'brand', line: 'paper' },
  { top: 'M-9 654C260 622 500 650 750 608S1040 544 1209 568', fill: 'brand', line: 'paper' },
  { top: 'M-9 684C280 646 540 668 800 632S1060 578 1209 598', fill: 'brand', line: 'paper' },
];

/** The picture on a social image: the mark, as a data URL, in front of the sun. */
export function SocialPicture({ mark }: { mark: string }) {
  return (
    <>
      <svg {...canvas}>
        <circle cx="1010" cy="244" r="176" fill={color('accent')} />
      </svg>
      <img src={mark} alt="" width={640} height={640} style={{ position: 'absolute', left: 690 }} />
      <svg {...canvas}>
        {ground.map(({ top, fill, line }) => (
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
