import { BedDouble, CookingPot, Waves } from 'lucide-react';
import { Fragment } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import { useDrawing } from '../drawing.ts';
import { calculateBill } from '../portfolio.ts';
import { CookingClass, Rafting } from './experience-photos.tsx';
import { Frame, FrameButton } from './frame.tsx';
import styles from './guest-experiences.module.css';

/** The first day shown, a Friday in November. */
const firstDay = 20;

/** The experiences: the price per guest, the places per day, and how many are left on each of four days. */
const experiences = [
  { Photo: Rafting, price: 45, places: 12, left: [7, 2, 0, 9] },
  { Photo: CookingClass, price: 38, places: 8, left: [6, 2, 4, 0] },
];

/** The price of the package before tax: two nights with cleaning, and both experiences for two guests. */
const { rooms, cleaning } = calculateBill({ from: firstDay, to: firstDay + 2 });
const packagePrice = experiences.reduce((sum, { price }) => sum + 2 * price, rooms + cleaning);

const partIcons = [BedDouble, Waves, CookingPot];

/** A package of nights and experiences for one price, with the places left. */
export function GuestExperiences() {
  const { words, money, weekday } = useDrawing();
  const copy = words.package;
  return (
    <Frame
      title={copy.title}
      note={copy.note}
      end={<FrameButton>{copy.publish}</FrameButton>}
      className={styles.builder}
    >
      <div className={styles.experiences}>
        {experiences.map(({ Photo, price, places, left }, index) => (
          <div key={price}>
            <Photo className={styles.photo} />
            <p className={styles.name}>
              <b>{copy.experiences[index]?.name}</b>
              <span>
                <b>{money(price)}</b> <small>{copy.perGuest}</small>
              </span>
            </p>
            <small>{copy.experiences[index]?.note}</small>
            <div className={styles.days}>
              {left.map((count, day) => (
                <p key={`${day}`}>
                  <b>{`${weekday(firstDay + day)} ${firstDay + day}`}</b>
                  <Seats places={places} left={count} />
                  <small>
                    {count === 0 ? copy.full : fillTemplate(copy.left, { count: `${count}` })}
                  </small>
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={styles.sum} data-surface="deep">
        {copy.parts.map(({ name, note }, index) => {
          const Part = partIcons[index] ?? Waves;
          return (
            <Fragment key={name}>
              {index > 0 && <b className={styles.plus}>+</b>}
              <p>
                <Part size="1.625rem" strokeWidth={1.75} />
                {name}
                <small>{note}</small>
              </p>
            </Fragment>
          );
        })}
        <p className={styles.price}>
          <b>{money(packagePrice)}</b>
          <small>{copy.onePrice}</small>
        </p>
      </div>
    </Frame>
  );
}

/** The places on a day, as two rows of dots. Sold places are filled. */
function Seats({ places, left }: { places: number; left: number }) {
  const columns = places / 2;
  return (
    <svg
      viewBox={`0 0 ${columns * 12} 24`}
      width={columns * 12}
      height="24"
      className={styles.seats}
    >
      {Array.from({ length: places }, (_, place) => (
        <circle
          key={`${place}`}
          cx={(place % columns) * 12 + 5}
          cy={Math.floor(place / columns) * 12 + 6}
          r="4"
          className={place < places - left ? styles.taken : undefined}
        />
      ))}
    </svg>
  );
}
