import { TerraceLines } from './place/terrace-lines.tsx';
import { scenes, type SceneName } from './registry.tsx';
import styles from './scene.module.css';

interface SceneProps {
  name: SceneName;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
}

/**
 * A picture of the product: one image to assistive technology, whatever it is drawn with. All but
 * the hero's stand on a terraced ground of their own.
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
