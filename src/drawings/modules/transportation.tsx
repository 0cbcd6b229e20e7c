import { useDrawing } from '../drawing.ts';
import { Person } from '../parts/parts.tsx';
import { Frame } from './frame.tsx';
import styles from './transportation.module.css';

/** A coast with an airport. The map is 776 × 552 units. */
const land =
  'M-9 5C120 14 230 90 316 180 360 226 400 262 428 298 452 330 468 352 470 384 470 400 455 404 450 410 455 425 470 430 470 446 460 470 400 490 376 506 350 524 356 530 380 540 420 552 480 548 530 536 560 528 574 500 573 488 568 468 556 440 552 426 546 416 536 430 534 440 520 456 500 456 498 440 496 420 510 405 520 396 540 380 560 384 580 372 610 340 620 300 650 262 690 220 730 200 785 168V-9H-9z';

const roads =
  'M300 140L430 284Q474 340 478 404T440 488M478 404Q520 330 720 190M608 75Q570 180 560 300M608 75Q620 30 656-9M505 395Q580 380 570 440';

const route = 'M474 403C484 352 474 318 434 275 560 230 520 170 608 75';

/** The positions of the portfolio's towns, and of its third property. */
const townPlaces = [
  [672, 170],
  [564, 326],
  [676, 330],
  [626, 492],
  [422, 520],
] as const;

/** The number of each stop on the map. Both flights arrive at the same airport. */
const stopNumbers = [1, 1, 2, 3];

/** A driver's afternoon: two flights, one van, two villas. */
export function Transportation() {
  const { words, portfolio } = useDrawing();
  const { pickup } = words;
  const { first, second, third } = portfolio.properties;
  const towns = [...portfolio.towns, third.place];
  const [, , drop, lastDrop] = pickup.stops;
  return (
    <Frame
      title={pickup.title}
      note={words.arrivalDay}
      end={<Person name={portfolio.staff.driver} job={pickup.vehicle} />}
      className={styles.run}
    >
      <div className={styles.window}>
        <svg
          viewBox="0 0 776 552"
          preserveAspectRatio="xMidYMid slice"
          fontSize="15"
          className={styles.map}
        >
          <path className={styles.sea} d="M0 0h776v552H0z" />
          <path className={styles.land} d={land} />
          <path
            className={styles.contours}
            d="M316 80C420 76 480 40 600 30S720 40 780 40M330 140C430 130 500 100 600 96S720 90 780 90M380 200C460 190 520 150 610 146S700 130 760 130M430 250C500 232 560 216 640 200"
          />
          <path className={styles.river} d="M652-4C600 70 580 90 600 140S640 220 652 262" />
          <path className={styles.roads} d={roads} />
          <path className={styles.runway} d="M434 412L506 400" />
          <path className={styles.casing} d={route} />
          <path className={styles.route} d={route} />
          {townPlaces.map(([x, y], index) => (
            <text key={`${x}`} x={x} y={y} className={styles.town}>
              {towns[index]}
            </text>
          ))}
          <Pin
            x={474}
            y={403}
            number={1}
            name={pickup.airport}
            note={pickup.flights}
            end={[-28, 16]}
          />
          <Pin
            x={434}
            y={275}
            number={2}
            name={second.name}
            note={`${second.place}, ${drop?.at}`}
            start={[26, 0]}
          />
          <Pin
            x={608}
            y={75}
            number={3}
            name={first.name}
            note={`${first.place}, ${lastDrop?.at}`}
            end={[-20, -14]}
          />
          <Drive x={546} y={178} words={pickup.drive} />
          <Drive x={480} y={338} words={pickup.drive} />
          <g className={styles.north}>
            <path d="M690 468l9 30-9-7-9 7z" />
            <text x="690" y="518">
              N
            </text>
          </g>
        </svg>
      </div>
      <div className={styles.sheet}>
        {pickup.stops.map(({ at, where, what }, index) => (
          <p key={at} className={styles.stop}>
            <i>{stopNumbers[index]}</i>
            <b>{at}</b>
            <span>{where}</span>
            <small>{what}</small>
          </p>
        ))}
        <p className={styles.seats}>
          <Van />
          <b>{pickup.seats}</b>
          <small>{pickup.rack}</small>
        </p>
      </div>
    </Frame>
  );
}

interface PinProps {
  x: number;
  y: number;
  number: number;
  name: string;
  note: string;
  /** The position of the start or end of the label, relative to the pin. */
  start?: readonly [number, number];
  end?: readonly [number, number];
}

function Pin({ x, y, number, name, note, start, end }: PinProps) {
  const [dx, dy] = start ?? end ?? [0, 0];
  return (
    <g transform={`translate(${x} ${y})`} textAnchor={end ? 'end' : 'start'}>
      <text x={dx} y={dy} fontSize="17" className={styles.place}>
        {name}
      </text>
      <text x={dx} y={dy + 21} className={styles.note}>
        {note}
      </text>
      <circle r="17" className={styles.halo} />
      <circle r="14" className={styles.pin} />
      <text y="5" className={styles.number}>
        {number}
      </text>
    </g>
  );
}

/** A label on the route with the time of a drive. */
function Drive({ x, y, words }: { x: number; y: number; words: string }) {
  const width = words.length * 8 + 20;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.drive}>
      <rect x={-width / 2} y="-14" width={width} height="28" rx="14" />
      <text y="5">{words}</text>
    </g>
  );
}

/** A van from above, with eight seats: the driver's, six that are taken and one that is free. */
function Van() {
  const seats = [4, 21, 43, 65];
  return (
    <svg viewBox="0 0 108 48" className={styles.van}>
      <rect x="1" y="1" width="106" height="46" rx="10" />
      <path d="M89 8q8 16 0 32" />
      {seats.map((x, index) => (
        <g key={x}>
          <rect x={x} y="6" width="13" height="14" rx="4" className={styles.taken} />
          <rect
            x={x}
            y="28"
            width="13"
            height="14"
            rx="4"
            className={[undefined, styles.taken, styles.taken, styles.driver][index]}
          />
        </g>
      ))}
    </svg>
  );
}
