import { BothThemes } from './both-themes.tsx';
import { measurePairs } from '../styles/contrast-pairs.ts';
import styles from './styleguide.module.css';
import type { TokenGroup } from '../styles/tokens.ts';

/** Every pair of colours that may meet, with its ratio. */
export function ContrastTable({ groups }: { groups: TokenGroup[] }) {
  const measured = measurePairs(groups);
  return (
    <BothThemes>
      {(theme) => (
        <ul role="list" className={styles.pairs}>
          {measured.map((pair) => (
            <li
              key={`${pair.front} ${pair.ground} ${pair.least}`}
              style={{ background: `var(--${pair.ground})`, color: `var(--${pair.front})` }}
            >
              {pair.least === 3 ? <i className={styles.edge} /> : <b>Aa</b>}
              <span>
                {pair.front.replace('color-', '')} on {pair.ground.replace('color-', '')}
              </span>
              <span>
                {pair[theme].toFixed(2)} of {pair.least}
              </span>
            </li>
          ))}
        </ul>
      )}
    </BothThemes>
  );
}
