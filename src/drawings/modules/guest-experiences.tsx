import { useDrawing } from '../drawing.ts';
import styles from './guest-experiences.module.css';
import { Bill, Panel } from '../parts/parts.tsx';
import parts from '../parts/parts.module.css';

const leaf = 'color-mix(in oklab, var(--color-brand) 78%, var(--color-accent-soft))';
const river = 'color-mix(in oklab, var(--color-brand) 55%, var(--color-surface))';

/** Experiences with a photo of 64 × 48 units, and their price for one guest. */
const experiences = [
  {
    price: 38,
    /** A bowl of fruit. */
    photo: (
      <>
        <path fill="var(--color-clay)" d="M10 25h44a22 20 0 0 1-44 0zM24 44h16v3H24z" />
        <path fill={leaf} d="M14 25q4-14 14-11 2-8 10-7 2 8-3 11 11-4 15 7z" />
        <circle fill="var(--color-accent)" cx="27" cy="20" r="5" />
      </>
    ),
  },
  {
    price: 45,
    /** A raft on a river. */
    photo: (
      <>
        <path fill={leaf} d="M0 0h64v48H0z" />
        <path fill={river} d="M26 0h14q-6 12 4 20t8 28H8q8-12 16-22T26 0z" />
        <path fill="var(--color-clay)" d="M19 32q11-5 22 0 3 5-2 7-9 3-18 0-5-2-2-7z" />
        <path
          fill="none"
          stroke="var(--color-accent-soft)"
          strokeWidth="1.2"
          d="M29 6q3 1 5 0M30 14q4 2 7 0M17 44q7 2 12 0M36 44q5 2 9 0"
        />
      </>
    ),
  },
];

/** A package of nights and experiences with a single price, of which a tax of 10% is a part. */
export function GuestExperiences() {
  const { words, money } = useDrawing();
  const copy = words.package;
  return (
    <Panel
      title={copy.title}
      note={copy.note}
      end={<span className={parts.button}>{copy.publish}</span>}
    >
      <div className={styles.builder}>
        <div className={parts.ruled}>
          {experiences.map(({ photo, price }, index) => (
            <p key={price} className={styles.item}>
              <svg viewBox="0 0 64 48" className={styles.photo}>
                {photo}
              </svg>
              <b>{copy.experiences[index]?.name}</b>
              <small>{`2 × ${money(price)}, ${copy.experiences[index]?.note}`}</small>
            </p>
          ))}
        </div>
        <div className={styles.sum}>
          <Bill
            money={money}
            lines={[
              [copy.stay, 340],
              [copy.sum, 166],
              [words.stay.tax, 51],
              [copy.total, 557],
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}
