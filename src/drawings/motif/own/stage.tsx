import { findDrawing } from '../../../config/drawings.ts';
import { Stage as PlainStage } from '../plain/stage.tsx';
import styles from '../plain/stage.module.css';
import type { StageProps } from '../props.ts';
import { DrawnImage } from './drawn-image.tsx';

/** Shows its children in front of the company's drawing, which rises above them. */
export function Stage(stage: StageProps) {
  const { of, className = '', children } = stage;
  const name = findDrawing(of) ? of : 'hero';
  if (!findDrawing(name)) return <PlainStage {...stage} />;
  const hero = of === 'hero' ? styles.hero : '';
  return (
    <div className={[styles.stage, hero, className].filter(Boolean).join(' ')}>
      <DrawnImage name={name} isFirst className={styles.behind} />
      {children}
    </div>
  );
}
