import { Icon } from '../../ui/icon.tsx';
import { useDrawing } from '../drawing.ts';
import { Panel } from '../parts/parts.tsx';
import parts from '../parts/parts.module.css';
import { mainVilla } from '../portfolio.ts';
import styles from './sustainability.module.css';

/** Points for each question. */
const answers = [
  { points: 34, of: 40 },
  { points: 28, of: 35 },
  { points: 20, of: 25 },
] as const;

/** A villa's eco-score, the answers behind it, and its badge. */
export function Sustainability() {
  const { ecoScore } = useDrawing().words;
  return (
    <Panel
      title={ecoScore.title}
      note={`${mainVilla.name}, ${mainVilla.place}`}
      end={<span className={parts.chip}>{ecoScore.next}</span>}
    >
      <div className={styles.sheet}>
        <p className={styles.dial}>82</p>
        <p className={styles.badge}>
          <Icon name="leaf" size={32} />
          <b>{ecoScore.badge}</b>
          <small>{ecoScore.earned}</small>
        </p>
        <div className={`${styles.answers} ${parts.ruled}`}>
          {answers.map(({ points, of }, index) => (
            <p key={points} className={styles.answer}>
              <b>{ecoScore.questions[index]?.name}</b>
              {`${points} / ${of}`}
              <small>{ecoScore.questions[index]?.why}</small>
              <progress value={points} max={of} />
            </p>
          ))}
        </div>
      </div>
    </Panel>
  );
}
