import type { CSSProperties } from 'react';
import sharp from 'sharp';
import { drawSvg, wordJoiner } from './draw-svg.tsx';
import { markDataUrl } from './mark.ts';

/** The text of a social image. */
export interface SocialCopy {
  brand: string;
  /** The short line above the title, such as 'Careers'. */
  eyebrow: string;
  title: string;
  /** The site's host, without its scheme. */
  host: string;
}

/** Size for link previews, in pixels. */
export const socialSize = { width: 1200, height: 630 };

/** The box for the text, in pixels. */
export const socialColumn = { left: 72, top: 56, width: 640, height: 400 };

/** The font size of a title in pixels: it has two or three lines, and its longest word fits the column. */
function fitFontSize(title: string): number {
  const averageGlyphEm = 0.56;
  const longestWordEm = averageGlyphEm * Math.max(...title.split(/\s+/).map((word) => word.length));
  const sizeForLines = Math.max(60, 460 / Math.sqrt(title.length));
  return Math.min(108, sizeForLines, Math.floor(socialColumn.width / longestWordEm));
}

const textStyle = (role: 'display' | 'text', ink: string, fontSize: number): CSSProperties => ({
  display: 'flex',
  alignItems: 'center',
  fontFamily: role,
  fontSize,
  fontWeight: 600,
  color: `var(--color-${ink})`,
});

/**
 * Draws a page's social image as a PNG with 64 colors, which is half the size of a full-color one.
 * @throws {Error} on a character that no typeface has.
 */
export async function drawSocialImage(copy: SocialCopy): Promise<Buffer> {
  const svg = await drawSvg(<SocialCard {...copy} />, { ...socialSize, theme: 'light' });
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}

/** The image: the page's title, beside a large mark. */
function SocialCard({ brand, eyebrow, title, host }: SocialCopy) {
  const mark = markDataUrl('var(--color-mark)');
  const column: CSSProperties = { position: 'absolute', display: 'flex', flexDirection: 'column' };
  const brandStyle = textStyle('display', 'ink', 40);
  const eyebrowStyle = textStyle('text', 'brand', 27);
  const hostStyle = textStyle('text', 'on-deep', 26);
  const titleStyle: CSSProperties = {
    ...textStyle('display', 'ink', fitFontSize(title)),
    display: 'block',
    // The first letter may stand out by a hundredth of its size.
    margin: '12px 0 0.12em 0.02em',
    lineHeight: 1.03,
    letterSpacing: '-0.02em',
    lineClamp: 4,
    wordBreak: 'break-word',
  };
  return (
    <div style={{ ...socialSize, display: 'flex', background: 'var(--color-paper)' }}>
      <SocialPicture mark={mark} />
      <div style={{ ...socialColumn, ...column }}>
        <div style={{ ...brandStyle, gap: 14 }}>
          <img src={mark} alt="" width={48} height={48} />
          {brand}
        </div>
        <div style={{ ...eyebrowStyle, display: 'block', lineHeight: 1.25, marginTop: 'auto' }}>
          {eyebrow}
        </div>
        <div style={titleStyle}>{title.replaceAll(/-(?=\w)/g, `-${wordJoiner}`)}</div>
      </div>
      <div style={{ ...hostStyle, position: 'absolute', left: socialColumn.left, top: 556 }}>
        {host}
      </div>
    </div>
  );
}

const canvas = {
  ...socialSize,
  viewBox: `0 0 ${socialSize.width} ${socialSize.height}`,
  style: { position: 'absolute' },
} as const;

// The hills, from back to front. Each shape fills the area below its contour line.
const ground = [
  { top: 'M-9 492C170 450 330 520 560 488S930 436 1209 468', fill: 'brand-soft', line: 'brand' },
  { top: 'M-9 512C180 474 360 542 590 508S950 458 1209 486', fill: 'brand-soft', line: 'brand' },
  { top: 'M-9 534C200 500 400 568 630 532S980 484 1209 510', fill: 'brand', line: 'brand' },
  { top: 'M-9 626C230 600 450 634 690 584S1010 512 1209 538', fill: 'brand', line: 'paper' },
  { top: 'M-9 654C260 622 500 650 750 608S1040 544 1209 568', fill: 'brand', line: 'paper' },
  { top: 'M-9 684C280 646 540 668 800 632S1060 578 1209 598', fill: 'brand', line: 'paper' },
];

/** The picture on a social image: the mark (a data URL) in front of the sun. */
function SocialPicture({ mark }: { mark: string }) {
  return (
    <>
      <svg {...canvas}>
        <circle cx="1010" cy="244" r="176" fill="var(--color-accent)" />
      </svg>
      <img src={mark} alt="" width={640} height={640} style={{ position: 'absolute', left: 690 }} />
      <svg {...canvas}>
        {ground.map(({ top, fill, line }) => (
          <path
            key={top}
            d={`${top}V700H-9z`}
            fill={`var(--color-${fill})`}
            stroke={`var(--color-${line})`}
            strokeWidth="2"
            strokeOpacity="0.3"
          />
        ))}
      </svg>
    </>
  );
}
