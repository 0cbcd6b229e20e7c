import { dayCount } from '../../content/facts/portfolio-calendar.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import styles from './calendar-sync.module.css';
import { useFormats, usePortfolio } from '../drawing-language.ts';
import { bookingsOf, firstDay } from '../figures.ts';
import channelStyles from '../parts/channel.module.css';
import { Channel, channelClass, useBookingLabel } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Bar, Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { isShown, overlapChannels, requestedDays, type Booking } from '../portfolio.ts';
import { ribbon } from '../ribbons.ts';

const rows = overlapChannels.length + 1;

/** First day of the week that a phone shows: the week of the overlap. */
const weekFrom = firstDay + 7;

function Side({ booking, note }: { booking: Booking; note: string }) {
  const bookingLabel = useBookingLabel();
  return (
    <p className={`${channelStyles.dot} ${channelClass(booking.channel)}`}>
      {bookingLabel(booking)}
      <small>{note}</small>
    </p>
  );
}

/** Calendars of two booking sites and direct bookings merged into one, with an overlap resolved. */
export function CalendarSync() {
  const portfolio = usePortfolio();
  const { dates, shortDay } = useFormats();
  const { movedBooking, overlappedBooking } = portfolio;
  const { calendarSync } = portfolio.words;
  const { property } = movedBooking;
  const stays = bookingsOf(property, portfolio);
  const fortnight = stays.filter(isShown);
  const requested = requestedDays(movedBooking);
  return (
    <Panel
      title={property.name}
      note={calendarSync.note}
      end={
        <span className={`${parts.chip} ${parts.good} ${parts.tick}`}>{calendarSync.status}</span>
      }
    >
      <div className={`${strip.window} ${styles.late}`}>
        <div className={styles.rows}>
          {overlapChannels.map((channel) => (
            <div key={channel} className={styles.row}>
              <Channel id={channel} />
              <div className={strip.track}>
                {fortnight
                  .filter((stay) => stay.channel === channel)
                  .map((stay) => (
                    <Bar
                      key={stay.id}
                      channel={channel}
                      {...requestedDays(stay)}
                      look={stay === movedBooking ? 'moved' : undefined}
                      weekFrom={weekFrom}
                    >
                      {dates(requestedDays(stay))}
                    </Bar>
                  ))}
              </div>
            </div>
          ))}
          <svg
            viewBox={`0 0 ${dayCount} ${rows}`}
            preserveAspectRatio="none"
            className={`${strip.across} ${styles.ribbons}`}
          >
            {fortnight.map((stay) => (
              <path
                key={stay.id}
                className={channelClass(stay.channel)}
                d={ribbon(requestedDays(stay), stay, overlapChannels.indexOf(stay.channel), rows)}
              />
            ))}
          </svg>
        </div>
        <Strip bookings={stays} weekFrom={weekFrom} />
      </div>
      <div className={styles.overlap}>
        <p className={parts.tick}>
          {fillTemplate(calendarSync.resolved, { day: shortDay(requested.from) })}
        </p>
        <Side booking={overlappedBooking} note={dates(overlappedBooking)} />
        <Side
          booking={movedBooking}
          note={fillTemplate(calendarSync.moved, { dates: dates(movedBooking) })}
        />
      </div>
    </Panel>
  );
}
