import { TerraceLines } from './place/terrace-lines.tsx';
import { scenes, type SceneName } from './registry.tsx';
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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot hold text
    <div role="img" aria-label={alt} className={styles.scene} data-nosnippet="" data-arrive="">
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
