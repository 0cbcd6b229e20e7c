import type { CSSProperties, ReactNode } from 'react';
import { Check, type LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readIllustration, toDataUrl } from '../brand/illustrations.ts';
import type { Content } from '../content/read-content.ts';

/* The parts of the pictures. Satori draws them: styles are inline, and boxes are flexible. Their props are the styles. */

/** What every picture gets. */
export interface PictureProps {
  content: Content;
  /** Whether the picture is for phones: a part of it, with text of 14 px at a width of 358 px. */
  isPhone: boolean;
}

interface BoxProps extends CSSProperties {
  children?: ReactNode;
}

const box = { display: 'flex', boxSizing: 'border-box', minWidth: 0 } as const;

export function Row({ children, ...style }: BoxProps) {
  return <div style={{ ...box, alignItems: 'center', ...style }}>{children}</div>;
}

export function Column({ children, ...style }: BoxProps) {
  return <div style={{ ...box, flexDirection: 'column', ...style }}>{children}</div>;
}

export function Text({ children, ...style }: BoxProps) {
  return <div style={{ ...box, display: 'block', ...style }}>{children}</div>;
}

interface CardGroundProps extends BoxProps {
  /** The part of the line of the stages that leads into the picture. */
  thread: string;
}

/** The whole picture of a feature card, on which its parts have their places. A thread leads to them. */
export function CardGround({ thread, children, ...style }: CardGroundProps) {
  return (
    <Column position="relative" width="100%" height="100%" fontSize={16} {...style}>
      {children}
      <svg viewBox="0 0 364 320" width="364" height="320" style={{ position: 'absolute' }}>
        <path d={thread} fill="none" stroke="var(--color-accent)" strokeWidth="2.5" />
      </svg>
    </Column>
  );
}

/** Muted text, which is the smallest in a picture. */
export function Small({ children, ...style }: BoxProps) {
  return (
    <Text color="var(--color-ink-muted)" fontSize={small} {...style}>
      {children}
    </Text>
  );
}

/** 14 px on a phone, 16 px elsewhere: see `Screen`. */
export const small = '0.9375em';

export const line = '1px solid var(--color-line)';

/** The backgrounds of what is selected and of what is urgent. In the dark theme, they are lighter than the screen. */
export const selected = 'color-mix(in oklab, var(--color-brand) 13%, var(--color-surface))';
export const urgent = 'var(--color-accent-soft)';

interface IllustrationProps extends CSSProperties {
  name: string;
  /** The part of the drawing to show, in its units. */
  view?: string | undefined;
}

/** A drawing from `brand/drawings` that fills its box. */
export function Illustration({ name, view, ...style }: IllustrationProps) {
  const { viewBox, shapes } = readIllustration(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view ?? viewBox}">${shapes}</svg>`;
  return <img src={toDataUrl(svg)} alt="" style={{ objectFit: 'cover', ...style }} />;
}

interface GlyphProps {
  icon: LucideIcon;
  size?: number;
  color?: string;
  /** In units of the icon, which is 24 units high. */
  stroke?: number;
}

/** An icon. */
export function Glyph({
  icon: Icon,
  size = 20,
  color = 'var(--color-ink)',
  stroke = 2,
}: GlyphProps) {
  const svg = renderToStaticMarkup(<Icon size={size} color={color} strokeWidth={stroke} />);
  return <img src={toDataUrl(svg)} alt="" width={size} height={size} />;
}

interface ScreenProps {
  title: string;
  note: string;
  isPhone: boolean;
  /** Content at the end of the title row: a button or a status. */
  end?: ReactNode;
  children: ReactNode;
}

/** A screen of the product with a title row. */
export function Screen({ title, note, isPhone, end, children }: ScreenProps) {
  return (
    <Column
      width="100%"
      height="100%"
      fontSize={isPhone ? 15 : 17}
      lineHeight={1.35}
      background="var(--color-surface)"
    >
      <Row justifyContent="space-between" gap={12} padding={isPhone ? '14px 16px' : '18px 24px'}>
        <Column gap={2}>
          <Text fontSize="1.25em" fontWeight={600} lineHeight={1.2}>
            {title}
          </Text>
          <Small>{note}</Small>
        </Column>
        {end}
      </Row>
      {children}
    </Column>
  );
}

/** A label on a colored background. */
export function Tag({ children, ...style }: BoxProps) {
  return (
    <Text
      padding="2px 10px"
      borderRadius={99}
      background={selected}
      color="var(--color-brand-strong)"
      fontSize={small}
      fontWeight={600}
      whiteSpace="nowrap"
      {...style}
    >
      {children}
    </Text>
  );
}

/** A button of the product. */
export const Button = ({ children }: { children: string }) => (
  <Tag padding="8px 18px" background="var(--color-brand)" color="var(--color-on-brand)">
    {children}
  </Tag>
);

/** A colored square before a name. */
export const Dot = ({ color }: { color: string }) => (
  <Row width={11} height={11} flexShrink={0} borderRadius={3} background={color} />
);

interface CheckedProps extends BoxProps {
  icon?: LucideIcon;
  /** Whether the line is in the color of the icon. */
  isStrong?: boolean;
}

/** A line with an icon in the color of the brand, or in its own: by default, a check. */
export function Checked({ icon = Check, isStrong, children, ...style }: CheckedProps) {
  const { color = 'var(--color-brand)' } = style;
  return (
    <Row gap={6} fontSize={small} {...(isStrong && { color, fontWeight: 600 })} {...style}>
      <Glyph icon={icon} size={17} color={color} stroke={icon === Check ? 3 : 2} />
      {children}
    </Row>
  );
}

/** A short text in a circle. */
export function Circle({ children, ...style }: BoxProps) {
  return (
    <Row
      justifyContent="center"
      flexShrink={0}
      borderRadius={99}
      fontSize={14}
      fontWeight={600}
      {...style}
    >
      {children}
    </Row>
  );
}

/** A person's initials in a circle: `WS`. */
export function Initials({ name, background }: { name: string; background: string }) {
  return (
    <Circle width={40} height={40} background={background} color="var(--color-on-brand)">
      {name.replaceAll(/([\p{L}\p{N}])\S*\s*/gu, '$1')}
    </Circle>
  );
}
