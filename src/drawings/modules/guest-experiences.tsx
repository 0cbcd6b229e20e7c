import { fillTemplate } from '../../content/fields/template.ts';
import { useFormats, usePortfolio } from '../drawing-language.ts';
import styles from './guest-experiences.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '@motif/photo.tsx';

const photos = ['experience1', 'experience2'] as const;

/** A package of nights and experiences with a single price. */
export function GuestExperiences() {
  const { experiencePackage, mainProperty, words } = usePortfolio();
  const { money } = useFormats();
  const copy = words.package;
  const { guests, nights, experiences, pickup } = experiencePackage;
  const stayPrice = nights * mainProperty.nightlyRate + mainProperty.cleaningFee;
  const experiencesPrice = experiences.reduce((sum, each) => sum + guests * each, 0);
  return (
    <Panel
      title={copy.title}
      note={fillTemplate(copy.note, { guests: `${guests}` })}
      end={<span className={parts.button}>{copy.publish}</span>}
    >
      <div className={styles.builder}>
        <div className={parts.ruled}>
          {copy.experiences.map(({ name, note }, index) => (
            <p key={name} className={styles.item}>
              <Photo of={photos[index] ?? 'property'} />
              <b>{name}</b>
              <small>{`${guests} × ${money(experiences[index] ?? 0)}, ${note}`}</small>
            </p>
          ))}
          <p className={styles.extra}>{fillTemplate(copy.pickup, { price: money(pickup) })}</p>
        </div>
        <div className={styles.sum}>
          <p className={parts.line}>
            {`${fillTemplate(copy.stay, { nights: `${nights}` })} `}
            <span>{money(stayPrice)}</span>
          </p>
          <p className={parts.line}>
            {`${copy.sum} `}
            <span>{money(experiencesPrice)}</span>
          </p>
          <p className={`${parts.line} ${parts.total}`}>
            {`${copy.total} `}
            <span className={parts.numeral}>{money(stayPrice + experiencesPrice)}</span>
          </p>
        </div>
      </div>
    </Panel>
  );
}
