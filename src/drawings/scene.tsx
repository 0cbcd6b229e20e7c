import { mainLanguage } from '../config/routes.ts';
import { DrawingLanguage } from './drawing.ts';
import { scenes, type SceneName } from './registry.tsx';
import styles from './scene.module.css';

interface SceneProps {
  name: SceneName;
  /** Alternative text. */
  alt: string;
  /** The language of the words in it. */
  language?: string | undefined;
  className?: string | undefined;
}

/** An illustration of the product, a single image to assistive technology. */
export function Scene({ name, alt, language = mainLanguage, className = '' }: SceneProps) {
  const Drawing = scenes[name];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot hold text
      role="img"
      aria-label={alt}
      className={`${styles.scene} ${className}`.trim()}
      data-nosnippet=""
      data-reveal=""
    >
      <DrawingLanguage value={language}>
        <Drawing />
      </DrawingLanguage>
    </div>
  );
}
