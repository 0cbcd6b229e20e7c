import check from '../../ui/check.module.css';
import { useDrawing } from '../drawing.ts';
import channelStyles from '../parts/channel.module.css';
import { Channel, useStayLabel } from '../parts/channel.tsx';
import { staysByProperty, type Channel as ChannelId } from '../portfolio.ts';
import styles from './calendar-sync.module.css';
import { Frame } from './frame.tsx';

/** The calendars that are merged, in the order of their copy. */
const feeds = ['airbnb', 'booking', 'vrbo', 'direct'] as const;

/** Bookings after the ones in portfolio.ts. Day 31 is December 1. */
const laterStays = [
  { channel: 'vrbo', from: 19, to: 23 },
  { channel: 'airbnb', from: 27, to: 30 },
  { channel: 'booking', from: 33, to: 38 },
] as const;

/** Days on which nobody can book. */
const repair = { from: 24, to: 26 };

/** The day that was sold twice, and the nights of the second booking before it was moved. */
const clash = 13;
const movedFrom = { from: 13, to: 15 };

/** The first day of each week. November 2026 starts on a Sunday. */
const weeks = [1, 8, 15, 22, 29];

/** Converts a number of days to a percentage of a week. */
const toPercentOfWeek = (days: number) => `${((days / 7) * 100).toFixed(1)}%`;

/** The position of noon on a day of a week, because bars run from noon to noon. */
const toNoon = (day: number, week: number) => toPercentOfWeek(day - week + 0.5);

/** The part of a bar that is in a week, in days. */
const roomFor = (from: number, to: number, week: number) =>
  Math.min(to - week + 0.5, 7) - Math.max(from - week + 0.5, 0);

/** A month at one villa: four calendars are merged, and a night that was sold twice is resolved. */
export function CalendarSync() {
  const { words, portfolio, weekday, monthName } = useDrawing();
  const property = portfolio.properties.second;
  const stayLabel = useStayLabel();
  const { calendarSync } = words;
  const bars = [
    ...[...staysByProperty.second, ...laterStays].map((stay) => ({
      ...stay,
      label: stayLabel(stay),
      look: channelStyles[stay.channel],
    })),
    { ...repair, label: calendarSync.repair, look: styles.repair },
  ];
  return (
    <Frame
      title={property.name}
      note={`${property.place}, ${portfolio.region}. ${calendarSync.note}`}
      end={<span className={check.check}>{calendarSync.status}</span>}
      className={styles.sheet}
    >
      <div className={styles.feeds}>
        {feeds.map((feed, index) => (
          <p key={feed}>
            <b>
              <Channel id={feed} />
            </b>
            <small>{calendarSync.feeds[index]}</small>
          </p>
        ))}
      </div>
      <div>
        <div className={styles.weekdays}>
          {weeks.concat(30, 31).map((_, index) => (
            <span key={`${index}`}>{weekday(index + 1)}</span>
          ))}
        </div>
        {weeks.map((week) => (
          <div
            key={week}
            className={styles.week}
            data-clash={week <= clash && clash < week + 7 ? true : undefined}
          >
            {Array.from({ length: 7 }, (_, index) => week + index).map((day) => (
              <span
                key={day}
                className={day === clash ? styles.clash : undefined}
                data-later={day > 30 || undefined}
              >
                {day > 30 ? `${day === 31 ? `${monthName(11)} ` : ''}${day - 30}` : day}
              </span>
            ))}
            <svg className={styles.bars}>
              {bars
                .filter(({ from, to }) => from < week + 7 && to >= week)
                .map(({ from, to, label, look }) => (
                  <g key={from} className={look}>
                    <rect x={toNoon(from, week)} width={toPercentOfWeek(to - from)} rx="6" />
                    {roomFor(from, to, week) > 1 && (
                      <text
                        x={from < week ? '0' : toNoon(from, week)}
                        y="12"
                        dx="9"
                        className={
                          label.length > roomFor(from, to, week) * 5 ? styles.long : undefined
                        }
                      >
                        {label}
                      </text>
                    )}
                  </g>
                ))}
              {week <= clash && clash < week + 7 && (
                <g className={styles.moved}>
                  <rect
                    x={toNoon(movedFrom.from, week)}
                    y="28"
                    width={toPercentOfWeek(movedFrom.to - movedFrom.from)}
                    rx="6"
                  />
                  <text x={toNoon(movedFrom.from + 0.5, week)} y="40" dx="8">
                    {calendarSync.moved}
                  </text>
                </g>
              )}
            </svg>
          </div>
        ))}
      </div>
      <div className={styles.alert}>
        <p>
          <b>{calendarSync.overlap}</b>
          <span className={check.check}>{calendarSync.resolved}</span>
        </p>
        <Side channel="direct" name={portfolio.guests.second} note={calendarSync.stays} />
        <Side channel="booking" note={calendarSync.agreed} />
      </div>
    </Frame>
  );
}

/** One of the two bookings for that night. */
function Side({ channel, name, note }: { channel: ChannelId; name?: string; note: string }) {
  const { channelNames } = useDrawing();
  return (
    <p>
      <b className={`${channelStyles.dot} ${channelStyles[channel]}`}>
        {name ?? channelNames[channel]}
      </b>
      <small>{note}</small>
    </p>
  );
}
