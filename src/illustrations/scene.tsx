import { TerraceLines } from './place/terrace-lines.tsx';
import { scenes, type SceneName } from './registry.tsx';
import { hook, revealHook } from '../shared/hooks.ts';
import styles from './scene.module.css';

interface SceneProps {
  name: SceneName;
  /** Alternative text. */
  alt: string;
}

/**
 * An illustration of the product, a single image to assistive technology. All but the hero's have a
 * terraced background.
 */
export function Scene({ name, alt }: SceneProps) {
  const Drawing = scenes[name];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot hold text
      role="img"
      aria-label={alt}
      className={styles.scene}
      data-nosnippet=""
      {...hook(revealHook)}
    >
      {name === 'hero-board' ? (
        <div aria-hidden="true">
          <Drawing />
        </div>
      ) : (
        <div aria-hidden="true" className={styles.ground}>
          <TerraceLines className={styles.terraces} />
          <Drawing />
        </div>
      )}
    </div>
  );
}
