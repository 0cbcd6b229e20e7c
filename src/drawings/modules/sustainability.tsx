import { fillTemplate } from '../../content/fields/template.ts';
import { usePortfolio } from '../drawing-language.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import styles from './sustainability.module.css';

/** A property's eco-score, the answers behind it, and its badge. */
export function Sustainability() {
  const { ecoScore, mainProperty, words } = usePortfolio();
  const answers = ecoScore.points.flatMap((answer, index) => {
    const question = words.ecoScore.questions[index];
    return question ? [{ ...question, ...answer }] : [];
  });
  const score = answers.reduce((sum, { points }) => sum + points, 0);
  return (
    <Panel
      title={words.ecoScore.title}
      note={`${mainProperty.name}, ${mainProperty.place}`}
      end={<span className={parts.chip}>{words.ecoScore.next}</span>}
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
              strokeDasharray={`${score} 100`}
              className={styles.reached}
            />
          </svg>
          <span>{score}</span>
        </p>
        <p className={styles.badge}>
          <svg viewBox="0 0 64 64">
            <path d="M32 2l7 5 9-1 4 8 8 4-1 9 5 7-5 7 1 9-8 4-4 8-9-1-7 5-7-5-9 1-4-8-8-4 1-9-5-7 5-7-1-9 8-4 4-8 9 1z" />
            <path
              className={styles.leaf}
              d="M20 43c-3-16 8-25 26-25 1 18-9 28-22 23 4-8 9-12 14-15-8 2-14 8-18 17z"
            />
          </svg>
          <b>{words.ecoScore.badge}</b>
          <small>{fillTemplate(words.ecoScore.earned, { points: `${ecoScore.badgeFrom}` })}</small>
        </p>
        <div className={`${styles.answers} ${parts.ruled}`}>
          {answers.map(({ name, points, of, why }) => (
            <p key={name} className={styles.answer}>
              <b>{name}</b>
              {`${points} / ${of}`}
              <small>{why}</small>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none">
                <path d={`M0 0h${Math.round((points / of) * 100)}v4H0z`} />
              </svg>
            </p>
          ))}
        </div>
      </div>
    </Panel>
  );
}
