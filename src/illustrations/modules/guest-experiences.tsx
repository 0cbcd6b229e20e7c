import { usd } from '../figures.ts';
import styles from './guest-experiences.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '../parts/photo.tsx';
import { extras, sawah } from '../portfolio.ts';

const guests = 2;
const nights = 2;

const experiences = [
  { name: 'Cooking class', note: '8 seats a day, book by 17:00', usd: 38, photo: 'market' },
  { name: 'Rafting on the Ayung', note: '12 seats a day, pickup 8:00', usd: 45, photo: 'river' },
] as const;

const stayUsd = nights * sawah.nightlyRateUsd;
const experiencesUsd = experiences.reduce((sum, experience) => sum + guests * experience.usd, 0);
const packageUsd = stayUsd + sawah.cleaningFeeUsd + experiencesUsd;

const notYetAdded = [
  { name: extras.pickup.name, note: `${usd(extras.pickup.eachUsd)} a trip` },
] as const;

/** A package of nights and experiences with a single price. */
export function GuestExperiences() {
  return (
    <Panel
      title="Two nights in Ubud"
      note={`Package, ${guests} guests`}
      end={<span className={parts.button}>Publish</span>}
    >
      <div className={styles.builder}>
        <div className={parts.ruled}>
          {experiences.map(({ name, note, usd: eachUsd, photo }) => (
            <p key={name} className={styles.item}>
              <Photo of={photo} />
              <b>{name}</b>
              <small>{`${guests} × ${usd(eachUsd)}, ${note}`}</small>
            </p>
          ))}
          {notYetAdded.map(({ name, note }) => (
            <p key={name} className={styles.extra}>
              {`${name}, ${note}`}
            </p>
          ))}
        </div>
        <div className={styles.sum}>
          <p className={parts.line}>
            {`${nights} nights, cleaning `}
            <span>{usd(stayUsd + sawah.cleaningFeeUsd)}</span>
          </p>
          <p className={parts.line}>
            Experiences <span>{usd(experiencesUsd)}</span>
          </p>
          <p className={`${parts.line} ${parts.total}`}>
            One price <span className={parts.numeral}>{usd(packageUsd)}</span>
          </p>
        </div>
      </div>
    </Panel>
  );
}
