import { Fragment, type ComponentProps } from 'react';
import type { Stay } from '../../drawings/portfolio.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Bars, channelColors, placeBar, type Channel } from '../../ui/bars.tsx';
import { Cluster } from '../../ui/layout.tsx';
import styles from './calendars.module.css';
import type { DemoSide } from './demo-formats.ts';
import { daysInMonth, getStays, isJustBooked } from './month.ts';

/** The owner's calendar (undefined) with all stays, and the calendars of the booking sites. */
const calendars = [undefined, 'airbnb', 'booking', 'vrbo'] as const;

const month = { firstDay: 1, dayCount: daysInMonth };

/** Nights that a booking site has closed. */
const closed = 'var(--color-line)';
/** Nights that it will close at its next sync. Their outline is dashed. */
const closing = 'var(--color-accent-soft)';

/**
 * The month as rows of nights: one for the owner, and one for each booking site, which closes nights at its next sync. A
 * line connects the nights that were just booked.
 */
export function Calendars({ copy, names, state }: DemoSide) {
  const newest = state.bookings.at(-1);
  /** A stay in the calendar of a channel. Nights sold elsewhere are closed there, once the site has read them. */
  const toBar = (stay: Stay, site: Channel | undefined) => {
    const isClosed = site !== undefined && stay.channel !== site;
    const isNew = state.bookings.includes(stay);
    const colors = isClosed ? { fill: isNew ? closing : closed } : channelColors[stay.channel];
    const className = isNew ? `${styles.new} ${isClosed ? styles.closing : ''}` : undefined;
    return { ...stay, ...colors, className };
  };
  return (
    <div aria-hidden="true">
      <div className={styles.rows}>
        {calendars.map((site) => (
          <Fragment key={site ?? 'all'}>
            {site ? (
              <Key fill={channelColors[site].fill}>
                {fillTemplate(copy.closedOn, { site: names.channels[site] })}
              </Key>
            ) : (
              <b>{copy.ownCalendar}</b>
            )}
            <Bars
              {...month}
              bars={getStays(state).map((stay) => toBar(stay, site))}
              className={styles.nights}
            />
          </Fragment>
        ))}
        {newest && isJustBooked(state) && (
          <svg className={styles.line}>
            <svg {...placeBar(newest, month)}>
              <line x1="50%" x2="50%" y2="100%" />
            </svg>
          </svg>
        )}
      </div>
      <p className={styles.axis}>
        {[1, 8, 15, 22, 29].map((day) => (
          <span key={day}>{day === 1 ? names.days[0] : day}</span>
        ))}
      </p>
      <Cluster className={styles.legend}>
        <Key fill={channelColors.direct.fill}>{copy.direct}</Key>
        <Key fill={closed}>{copy.closed}</Key>
        <Key fill={closing} className={styles.closing}>
          {copy.closing}
        </Key>
      </Cluster>
    </div>
  );
}

/** What a color means. */
function Key({ fill, className = '', children }: ComponentProps<'span'> & { fill: string }) {
  return (
    <span className={`${styles.key} ${className}`}>
      <svg>
        <rect width="100%" height="100%" rx="4" fill={fill} />
      </svg>
      <span>{children}</span>
    </span>
  );
}
