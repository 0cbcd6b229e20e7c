import type { PropertyId } from '../../content/facts/portfolio.ts';
import type { Content } from '../../content/read-content.ts';
import { Bars, channelColors } from '../../ui/bars.tsx';
import {
  getStayLabel,
  inNovember,
  newStay,
  ownerStay,
  staysByProperty,
  type Stay,
} from '../portfolio.ts';
import styles from './board.module.css';

/** Two weeks, from today. */
const days = { firstDay: 6, dayCount: 14 };

/** The new stay is in the last row, above its card. A phone shows the last row first. */
const rows = ['third', 'fourth', 'first'] as const;

interface BoardProps {
  content: Content;
  /** Alternative text. */
  alt: string;
  className?: string | undefined;
}

/** Two weeks of three properties, with stays in the color of their channel. A phone shows one week of two properties. */
export function HeroBoard({ content, alt, className = '' }: BoardProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot hold text
      role="img"
      aria-label={alt}
      className={`${styles.board} ${className}`}
      data-nosnippet=""
    >
      <Head content={content} />
      {rows.map((property) => (
        <Row key={property} property={property} content={content} />
      ))}
    </div>
  );
}

/** The month and the days, starting today: the weekday and the number. */
function Head({ content }: { content: Content }) {
  const { locale } = content.formats;
  return (
    <div className={styles.head} aria-hidden="true">
      <p className={styles.month}>
        {inNovember(1, locale, { month: 'long' })}
        <small>
          <svg className={styles.dot}>
            <rect width="100%" height="100%" rx="4" fill={channelColors.direct.fill} />
          </svg>
          {content.pictures.direct}
        </small>
      </p>
      <div className={styles.days}>
        {Array.from({ length: days.dayCount }, (_, index) => days.firstDay + index).map((day) => (
          <span key={day}>
            <small>{inNovember(day, locale, { weekday: 'short' })}</small>
            {day}
          </span>
        ))}
      </div>
    </div>
  );
}

function Row({ property, content }: { property: PropertyId; content: Content }) {
  const toBar = (stay: Stay) => ({
    ...stay,
    ...channelColors[stay.channel],
    label: getStayLabel(stay, content),
    className: stay === newStay ? styles.fresh : undefined,
  });
  const owner = { ...ownerStay, ...channelColors.owner, label: content.pictures.board.owner };
  const bars = [...staysByProperty[property].map(toBar), ...(property === 'third' ? [owner] : [])];
  return (
    <div className={styles.row} data-property={property} aria-hidden="true">
      <p>{content.portfolio.properties[property].name}</p>
      <div className={styles.track}>
        <Bars bars={bars} {...days} />
      </div>
    </div>
  );
}
