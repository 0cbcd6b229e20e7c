import { fillTemplate } from '../../content/fields/template.ts';
import { useDrawing } from '../drawing.ts';
import styles from './guest-experiences.module.css';
import { Bill } from '../parts/bill.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '@motif/photo.tsx';

/** Experiences by the photo of each, with their price for one guest. */
const experiences = [
  { photo: 'experience1', price: 38 },
  { photo: 'experience2', price: 45 },
] as const;

/** A package of nights and experiences with a single price. */
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
            <p key={photo} className={styles.item}>
              <Photo of={photo} />
              <b>{copy.experiences[index]?.name}</b>
              <small>{`2 × ${money(price)}, ${copy.experiences[index]?.note}`}</small>
            </p>
          ))}
          <p className={styles.extra}>{fillTemplate(copy.pickup, { price: money(25) })}</p>
        </div>
        <div className={styles.sum}>
          <Bill
            lines={[
              [copy.stay, 340],
              [copy.sum, 166],
              [copy.total, 506],
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}
