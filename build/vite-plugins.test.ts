import { expect, test } from 'vitest';
import { findUnknownClasses } from './vite-plugins.ts';

const css = '/* .old */ .card { padding: 0.5rem } .card:hover .open-title { color: red }';

test('a class that a component uses and its stylesheet lacks is reported', () => {
  const source = `import styles from './card.module.css'; import compiled from "./b.module.css";
    <p className={styles.card}><b className={\`\${styles.old} \${compiled.large}\`}>{words.styles.x}</b></p>`;
  expect(findUnknownClasses(source, () => css)).toEqual([
    'styles.old is not in ./card.module.css',
    'compiled.large is not in ./b.module.css',
  ]);
});
