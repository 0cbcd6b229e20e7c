import { ComponentSpecimens } from './component-specimens.tsx';
import { ContrastTable } from './contrast-table.tsx';
import styles from './styleguide.module.css';
import { TokenSpecimens } from './token-specimens.tsx';
import type { TokenGroup } from '../styles/tokens.ts';

/** The whole style guide. */
export function Styleguide({ groups, markSvg }: { groups: TokenGroup[]; markSvg: string }) {
  return (
    <div className={styles.guide}>
      <h1>Style guide</h1>
      <p>
        Read from <code>brand/palette.css</code>, <code>src/styles/tokens.css</code> and{' '}
        <code>src/ui</code> as they stand. In development only.
      </p>
      <h2>Tokens</h2>
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <TokenSpecimens group={group} />
        </section>
      ))}
      <h2>Contrast</h2>
      <ContrastTable groups={groups} />
      <h2>Components</h2>
      <ComponentSpecimens markSvg={markSvg} />
    </div>
  );
}
