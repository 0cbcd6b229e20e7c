import type { DemoCopy } from '../../content/copy.ts';
import channel from '../../drawings/parts/channel.module.css';
import type { Stay } from '../../drawings/portfolio.ts';
import type { Channel } from '../../ui/bars.tsx';
import { fillTemplate } from '../../shared/template.ts';
import { Cluster } from '../../ui/layout.tsx';
import styles from './calendars.module.css';
import { daysInMonth, isJustBooked, getMadeBookings, getStays, type DemoState } from './month.ts';
import type { DemoFormats } from './demo-formats.ts';
import thread from './thread.module.css';

/** The owner's calendar (undefined) with all stays, and the calendars of the booking sites. */
const calendars = [undefined, 'airbnb', 'booking', 'vrbo'] as const;

/** The first day of each week, labeled below the calendars. */
const namedDays = [1, 8, 15, 22, 29];

const percentOfMonth = (days: number) => `${((days / daysInMonth) * 100).toFixed(2)}%`;

interface CalendarsProps {
  copy: DemoCopy;
  state: DemoState;
  formats: DemoFormats;
}

/**
 * The month as rows of nights: one for the owner, and one for each booking site, which closes nights at its next sync.
 */
export function Calendars({ copy, state, formats }: CalendarsProps) {
  const stays = getStays(state);
  const made = getMadeBookings(state);
  const newest = made.at(-1);
  const threadTo = newest && isJustBooked(state) ? percentOfMonth(findMiddle(newest)) : undefined;
  return (
    <div className={`${styles.calendars} ${threadTo ? thread.run : ''}`.trim()} aria-hidden="true">
      <div className={styles.rows}>
        {threadTo && <Thread to={threadTo} />}
        {calendars.map((site) => (
          <Calendar
            key={site ?? 'all'}
            copy={copy}
            stays={stays}
            made={made}
            site={site}
            threadTo={threadTo}
            formats={formats}
          />
        ))}
      </div>
      <p className={styles.axis}>
        {namedDays.map((day) => (
          <span key={day}>{day === 1 ? formats.day(day) : day}</span>
        ))}
      </p>
      <Cluster as="p" className={styles.legend}>
        <span className={`${channel.dot} ${channel.direct}`}>{copy.direct}</span>
        <Key pattern="demo-blocked">{copy.closed}</Key>
        <Key pattern="demo-closing">{copy.closing}</Key>
      </Cluster>
    </div>
  );
}

/** The last name of the guest of a direct stay, or the booking site without its domain: `Booking` for Booking.com. */
const getStayLabel = (stay: Stay, formats: DemoFormats) =>
  stay.channel === 'direct'
    ? formats.guest(stay).replace(/.* /, '')
    : formats.channel(stay.channel).replace(/\..*/, '');

/** The middle of a stay's nights in this month, in days from the start of the month. */
const findMiddle = ({ from, to }: Stay) => (from - 1 + Math.min(to - 1, daysInMonth)) / 2;

/** A hatch pattern for nights that a booking site has closed, or will close at its next sync. */
export function Hatching() {
  const hatch = { width: 7, height: 7, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <svg className={styles.patterns} aria-hidden="true" data-surface="card">
      <pattern id="demo-blocked" {...hatch} patternTransform="rotate(45)">
        <rect width="7" height="7" fill="var(--color-line)" />
        <rect width="3" height="7" fill="var(--color-line-strong)" />
      </pattern>
      <pattern id="demo-closing" {...hatch} patternTransform="rotate(-45)">
        <rect width="7" height="7" fill="var(--color-surface)" />
        <rect width="2" height="7" fill="var(--color-accent)" />
      </pattern>
    </svg>
  );
}

function Key({ pattern, children }: { pattern: string; children: string }) {
  return (
    <span>
      <svg className={styles.key}>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
      {children}
    </span>
  );
}

/** The thread above the calendars, from either side, and down to the last one. Each row draws it over its nights. */
function Thread({ to }: { to: string }) {
  return (
    <svg className={thread.line}>
      <svg x={to} className={thread.turn}>
        <path className={thread.fromStart} d="M-900 14H-14Q0 14 0 28V36" />
        <path className={thread.fromEnd} d="M720 14H14Q0 14 0 28V36" />
        <line y1="36" y2="100%" />
      </svg>
    </svg>
  );
}

interface CalendarProps extends Pick<CalendarsProps, 'copy' | 'formats'> {
  stays: readonly Stay[];
  /** Stays that the booking sites have not read yet. */
  made: readonly Stay[];
  /** The booking site of this calendar. Nights sold elsewhere are closed on it. */
  site: Channel | undefined;
  threadTo: string | undefined;
}

/** The month as a row of nights, in the color of the channel that sold each. */
function Calendar({ copy, stays, made, site, threadTo, formats }: CalendarProps) {
  const name = site && formats.channel(site);
  return (
    <>
      <p className={site ? `${styles.name} ${channel.dot} ${channel[site]}` : styles.name}>
        {name ? fillTemplate(copy.closedOn, { site: name }) : <b>{copy.ownCalendar}</b>}
      </p>
      <svg className={styles.nights}>
        {stays.map((stay) => (
          <Nights
            key={stay.from}
            stay={stay}
            isClosed={site !== undefined && stay.channel !== site}
            isMade={made.includes(stay)}
            isNewest={stay === made.at(-1)}
            label={getStayLabel(stay, formats)}
          />
        ))}
        {threadTo && (
          <g className={thread.knot}>
            <line x1={threadTo} x2={threadTo} y2={site === 'vrbo' ? '50%' : '100%'} />
            <circle cx={threadTo} cy="50%" r="5.5" />
          </g>
        )}
      </svg>
    </>
  );
}

interface NightsProps {
  stay: Stay;
  /** Whether the nights were sold on another channel. */
  isClosed: boolean;
  isMade: boolean;
  isNewest: boolean;
  /** The booking site, or the last name of the guest. */
  label: string;
}

/** A stay, with a label if there is room. On a new stay, the thread takes the room. */
function Nights({ stay, isClosed, isMade, isNewest, label }: NightsProps) {
  const from = Math.max(stay.from, 1);
  const nights = Math.min(stay.to, daysInMonth + 1) - from;
  const rect = {
    x: percentOfMonth(from - 1),
    width: percentOfMonth(nights),
    height: '100%',
    rx: 6,
    className: isNewest ? styles.newest : undefined,
  };
  if (isClosed) return <rect {...rect} fill={`url(#demo-${isMade ? 'closing' : 'blocked'})`} />;
  return (
    <g className={channel[stay.channel]} fill="var(--channel)">
      <rect {...rect} />
      {!isMade && label.length <= 2 * nights && (
        <text x={percentOfMonth(from - 1 + nights / 2)} y="50%">
          {label}
        </text>
      )}
    </g>
  );
}
