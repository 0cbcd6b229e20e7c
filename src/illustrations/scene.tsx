import { scenes, type SceneName } from './registry.tsx';
import { hook, revealHook } from '../shared/hooks.ts';
import styles from './scene.module.css';

interface SceneProps {
  name: SceneName;
  /** Alternative text. */
  alt: string;
  className?: string | undefined;
}

/** An illustration of the product, a single image to assistive technology. */
export function Scene({ name, alt, className = '' }: SceneProps) {
  const Drawing = scenes[name];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot hold text
      role="img"
      aria-label={alt}
      className={`${styles.scene} ${className}`.trim()}
      data-nosnippet=""
      {...hook(revealHook)}
    >
      <Drawing />
    </div>
  );
}
