import type { CSSProperties, ReactNode } from 'react';
import { Check, type LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readIllustration, toDataUrl, type IllustrationName } from '../brand/illustrations.ts';
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

/** The whole picture of a feature card, on which its parts have their places. */
export function CardGround({ children, ...style }: BoxProps) {
  return (
    <Column position="relative" width="100%" height="100%" fontSize={16} {...style}>
      {children}
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

/** 14 px on a phone, 15 px elsewhere: see `Screen`. */
export const small = '0.9375em';

export const line = '1px solid var(--color-line)';

/** The backgrounds of what is selected and of what is urgent. In the dark theme, they are lighter than the screen. */
export const selected = 'color-mix(in oklab, var(--color-brand) 13%, var(--color-surface))';
export const urgent = 'color-mix(in oklab, var(--color-accent) 22%, var(--color-surface))';

interface IllustrationProps extends CSSProperties {
  name: IllustrationName;
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
      fontSize={isPhone ? 15 : 16}
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

/** A line with an icon in the color of the brand: by default, a check. */
export function Checked({ icon = Check, children, ...style }: BoxProps & { icon?: LucideIcon }) {
  return (
    <Row gap={6} fontSize={small} {...style}>
      <Glyph icon={icon} size={17} color="var(--color-brand)" stroke={icon === Check ? 3 : 2} />
      {children}
    </Row>
  );
}

/** The state of what a screen shows. */
export const Status = ({ icon, children }: { icon?: LucideIcon; children: string }) => (
  <Checked icon={icon ?? Check} color="var(--color-brand)" fontWeight={600}>
    {children}
  </Checked>
);

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
export function Initials({ name, ...style }: { name: string } & CSSProperties) {
  return (
    <Circle
      width={34}
      height={34}
      background="var(--color-brand)"
      color="var(--color-on-brand)"
      {...style}
    >
      {name.replaceAll(/([\p{L}\p{N}])\S*\s*/gu, '$1')}
    </Circle>
  );
}
