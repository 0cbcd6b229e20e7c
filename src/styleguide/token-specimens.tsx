import type { CSSProperties, ReactNode } from 'react';
import { BothThemes } from './both-themes.tsx';
import styles from './styleguide.module.css';
import { inThemes, type Token, type TokenGroup } from '../styles/tokens.ts';

const specimen = 'Villa Sawah, 4 nights';

/** How a token is shown, by how its name begins; the first that fits. */
const looks: [prefix: string, draw: (reference: string) => ReactNode][] = [
  ['font', (fontFamily) => text({ fontFamily })],
  ['text', (fontSize) => text({ fontSize })],
  ['leading', (lineHeight) => text({ lineHeight, display: 'block', inlineSize: '14em' }, 4)],
  ['measure', (inlineSize) => bar({ inlineSize })],
  ['space', (inlineSize) => bar({ inlineSize })],
  ['width', (inlineSize) => bar({ inlineSize })],
  ['height', (inlineSize) => bar({ inlineSize })],
  ['scroll', (inlineSize) => bar({ inlineSize })],
  ['distance', (inlineSize) => bar({ inlineSize })],
  ['stroke', (inlineSize) => bar({ inlineSize })],
  ['radius', (borderRadius) => box({ borderRadius })],
  ['shadow', (boxShadow) => box({ boxShadow })],
  ['duration', (transitionDuration) => mover({ transitionDuration })],
  ['ease', (transitionTimingFunction) => mover({ transitionTimingFunction })],
  ['layer', (zIndex) => layer({ zIndex: zIndex as CSSProperties['zIndex'] })],
];

const text = (style: CSSProperties, lines = 1) => (
  <span style={style}>{Array(lines).fill(specimen).join(', ')}</span>
);
const bar = (style: CSSProperties) => <i className={styles.bar} style={style} />;
const box = (style: CSSProperties) => <i className={styles.box} style={style} />;
const mover = (style: CSSProperties) => (
  <button type="button" className={styles.mover}>
    <i style={style} /> point here
  </button>
);
const layer = (style: CSSProperties) => (
  <span className={styles.layer}>
    <i />
    <i style={style} />
  </span>
);

/** One group of tokens: colours in both themes, anything else once. */
export function TokenSpecimens({ group }: { group: TokenGroup }) {
  if (group.tokens.some(({ name }) => name.startsWith('color'))) {
    return (
      <BothThemes>
        {(theme) => (
          <ul role="list" className={styles.swatches}>
            {group.tokens.map(({ name, value }) => (
              <li key={name}>
                <i style={{ background: `var(--${name})` }} />
                <code>{name}</code>
                <small>{inThemes(value)[theme]}</small>
              </li>
            ))}
          </ul>
        )}
      </BothThemes>
    );
  }
  return (
    <dl className={styles.tokens}>
      {group.tokens.map((token) => (
        <TokenRow key={token.name} token={token} />
      ))}
    </dl>
  );
}

function TokenRow({ token: { name, value } }: { token: Token }) {
  const [, draw] = looks.find(([prefix]) => name.startsWith(prefix)) ?? [];
  return (
    <div>
      <dt>
        <code>{name}</code>
        <small>{value}</small>
      </dt>
      <dd>{draw?.(`var(--${name})`)}</dd>
    </div>
  );
}
