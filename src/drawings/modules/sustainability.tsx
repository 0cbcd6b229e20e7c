import { useDrawing } from '../drawing.ts';
import { Panel } from '../parts/panel.tsx';
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
        <p className={styles.dial}>
          <svg viewBox="0 0 120 120">
            <circle cx="60" cy="60" r="52" pathLength="100" />
            <circle
              cx="60"
              cy="60"
              r="52"
              pathLength="100"
              strokeDasharray="82 100"
              className={styles.reached}
            />
          </svg>
          <span>82</span>
        </p>
        <p className={styles.badge}>
          <svg viewBox="0 0 64 64">
            <path d="M32 2l7 5 9-1 4 8 8 4-1 9 5 7-5 7 1 9-8 4-4 8-9-1-7 5-7-5-9 1-4-8-8-4 1-9-5-7 5-7-1-9 8-4 4-8 9 1z" />
            <path
              className={styles.leaf}
              d="M20 43c-3-16 8-25 26-25 1 18-9 28-22 23 4-8 9-12 14-15-8 2-14 8-18 17z"
            />
          </svg>
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
