import { Icon } from '../../ui/icon.tsx';
import { fillTemplate } from '../../shared/template.ts';
import { useDrawing } from '../drawing.ts';
import { Frame } from './frame.tsx';
import styles from './sustainability.module.css';

/** The points for each question, the maximum, and the radius of its arc. */
const answers = [
  { points: 34, most: 40, radius: 150 },
  { points: 28, most: 35, radius: 126 },
  { points: 20, most: 25, radius: 102 },
] as const;

const score = answers.reduce((sum, { points }) => sum + points, 0);

/** The score of each season. A wet season is named after the year in which it ends. */
const history = [
  { season: 'dry', year: 2024, score: 58 },
  { season: 'wet', year: 2025, score: 66 },
  { season: 'dry', year: 2025, score: 71 },
  { season: 'wet', year: 2026, score: 77 },
  { season: 'dry', year: 2026, score },
] as const;

/** The points that each next step adds. */
const stepPoints = [3, 2, 2, 1];

/** A villa's eco-score, the answers behind it, how it grew, and what would raise it. */
export function Sustainability() {
  const { words, portfolio } = useDrawing();
  const { ecoScore } = words;
  const villa = portfolio.properties.first;
  return (
    <Frame
      title={ecoScore.title}
      note={`${villa.name}, ${villa.place}`}
      end={
        <span className={styles.badge}>
          <Icon name="leaf" size={20} />
          {ecoScore.badge}
        </span>
      }
      className={styles.sheet}
    >
      <div className={styles.score}>
        <svg viewBox="0 0 318 178">
          {answers.map(({ points, most, radius }, index) => {
            const arc = `M${159 - radius} 166A${radius} ${radius} 0 0 1 ${159 + radius} 166`;
            return (
              <g key={radius} data-answer={index}>
                <path d={arc} className={styles.rest} />
                <path d={arc} pathLength={most} strokeDasharray={`${points} ${most}`} />
              </g>
            );
          })}
        </svg>
        <p>
          <b>{score}</b>
          {ecoScore.outOf}
        </p>
      </div>
      <div className={styles.answers}>
        {answers.map(({ points, most }, index) => (
          <p key={points} data-answer={index}>
            <b>{ecoScore.questions[index]?.name}</b>
            <span>
              <b>{points}</b> {fillTemplate(ecoScore.of, { most: `${most}` })}
            </span>
            <small>{ecoScore.questions[index]?.why}</small>
          </p>
        ))}
      </div>
      <div className={styles.history}>
        <p className={styles.label}>{ecoScore.history}</p>
        <div className={styles.terraces}>
          <p className={styles.line}>{ecoScore.badgeFrom}</p>
          {history.map((entry, index) => (
            <p key={`${index}`} data-terrace={index}>
              {entry.score}
            </p>
          ))}
        </div>
        <div className={styles.seasons}>
          {history.map(({ season, year }, index) => (
            <small key={`${index}`}>{`${ecoScore[season]} ${year}`}</small>
          ))}
        </div>
      </div>
      <div className={styles.steps}>
        <p className={styles.label}>{ecoScore.next}</p>
        {ecoScore.steps.map((step, index) => (
          <p key={step}>
            {step}
            <b>{`+${stepPoints[index]}`}</b>
          </p>
        ))}
      </div>
    </Frame>
  );
}
