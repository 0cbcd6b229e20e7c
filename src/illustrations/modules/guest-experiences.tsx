import { usd } from '../figures.ts';
import styles from './guest-experiences.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '../parts/photo.tsx';
import { extras, sawah } from '../portfolio.ts';

const guests = 2;
const nights = 2;

const experiences = [
  { name: 'Cooking class with market visit', note: '8 seats a day, book by 17:00', usd: 38 },
  { name: 'Rafting on the Ayung', note: '12 seats a day, pickup 8:00', usd: 45 },
] as const;

const stayUsd = nights * sawah.nightlyRateUsd;
const experiencesUsd = experiences.reduce((sum, experience) => sum + guests * experience.usd, 0);
const packageUsd = stayUsd + sawah.cleaningFeeUsd + experiencesUsd;

const notYetAdded = [
  { name: 'Dance night at the banjar', note: `${usd(12)} a guest` },
  { name: extras.pickup.name, note: `${usd(extras.pickup.eachUsd)} a trip` },
] as const;

/** A package put together from nights and experiences, with the one price it sells at. */
export function GuestExperiences() {
  return (
    <Panel
      title="Two nights in Ubud"
      note={`Package, ${guests} guests`}
      end={<span className={parts.button}>Publish</span>}
    >
      <div className={styles.builder}>
        <div className={parts.ruled}>
          <div className={styles.item}>
            <Photo of="view" />
            <div>
              <b>{`${nights} nights at ${sawah.name}`}</b>
              <small>{`${nights} × ${usd(sawah.nightlyRateUsd)}`}</small>
            </div>
            <b>{usd(stayUsd)}</b>
          </div>
          {experiences.map(({ name, note, usd: eachUsd }, index) => (
            <div key={name} className={styles.item}>
              <Photo of={index === 0 ? 'market' : 'river'} />
              <div>
                <b>{name}</b>
                <small>{`${guests} × ${usd(eachUsd)} · ${note}`}</small>
              </div>
              <b>{usd(guests * eachUsd)}</b>
            </div>
          ))}
        </div>
        <div className={styles.side}>
          <p className={parts.label}>Add to it</p>
          {notYetAdded.map(({ name, note }) => (
            <div key={name} className={styles.extra}>
              <span>
                {name}
                <small>{note}</small>
              </span>
            </div>
          ))}
          <div className={styles.sum}>
            <div className={parts.line}>
              Stay and cleaning <span>{usd(stayUsd + sawah.cleaningFeeUsd)}</span>
            </div>
            <div className={parts.line}>
              Experiences <span>{usd(experiencesUsd)}</span>
            </div>
            <div className={`${parts.line} ${parts.total}`}>
              One price <span className={parts.numeral}>{usd(packageUsd)}</span>
            </div>
          </div>
        </div>
      </div>
    </Panel>
  );
}
