import type { CSSProperties } from 'react';
import sharp from 'sharp';
import { drawSvg, wordJoiner } from './draw-svg.tsx';
import { readIllustration, toDataUrl } from './illustrations.ts';
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
      <div style={{ ...hostStyle, position: 'absolute', left: socialColumn.left, top: 576 }}>
        {host}
      </div>
    </div>
  );
}

/** The picture on a social image: the mark (a data URL) in front of the sun, and the terraces. */
function SocialPicture({ mark }: { mark: string }) {
  const { shapes } = readIllustration('ground/valley');
  // The part below the drawing has the color of its last terrace.
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 396" stroke="var(--color-contour)" stroke-width="2">${shapes}</svg>`;
  const sun: CSSProperties = { width: 352, height: 352, borderRadius: 176 };
  const place = { position: 'absolute' } as const;
  return (
    <>
      <div style={{ ...place, ...sun, left: 834, top: 68, background: 'var(--color-accent)' }} />
      <img src={mark} alt="" width={640} height={640} style={{ ...place, left: 690 }} />
      <img
        src={toDataUrl(ground)}
        alt=""
        width={1208}
        height={168}
        style={{ ...place, left: -4, top: 462 }}
      />
    </>
  );
}
