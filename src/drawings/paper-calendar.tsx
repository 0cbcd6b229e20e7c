import type { Content } from '../content/read-content.ts';
import { channelColors } from '../ui/bars.tsx';
import { Illustration } from './illustration.tsx';
import { formatMonth } from './portfolio.ts';
import styles from './paper-calendar.module.css';

const rowHeight = 58;

/** Where noon of a day is. */
const left = (day: number) => 100 + (day - 8) * 16;

/** The stays of the families, two at each property. Those at the third begin on the same day. */
const stays = [
  { from: 8, to: 12, by: 'vrbo', top: 17 },
  { from: 14, to: 19, by: 'direct', top: 17 },
  { from: 8, to: 11, by: 'direct', top: 17 },
  { from: 12, to: 17, by: 'vrbo', top: 17 },
  { from: 11, to: 16, by: 'booking', top: 4 },
  { from: 11, to: 18, by: 'airbnb', top: 30 },
  { from: 8, to: 12, by: 'vrbo', top: 17 },
  { from: 15, to: 20, by: 'direct', top: 17 },
] as const;

/** The paper calendar by a kitchen door from the company's story, with a night that was promised to two families. */
export function PaperCalendar({ content }: { content: Content }) {
  const { language, pages, portfolio } = content;
  return (
    <svg viewBox="0 0 400 560" aria-hidden="true" className={`${styles.drawing} decoration`}>
      <Illustration name="kitchen" />
      <g transform="rotate(-1.2 176 60)" fill="var(--color-on-accent)">
        <path d="M46 118 176 58l130 60" fill="none" stroke="var(--color-ink-muted)" />
        <path d="M26 112h300v306l-34 28H26z" fill="var(--color-paper-sheet)" />
        <path d="m292 446 34-28-30 2z" fill="var(--color-timber-light)" />
        <path d="M26 112h300v54H26z" fill="var(--color-gate)" />
        <text x="176" y="149" fill="var(--color-on-deep)" className={styles.month}>
          {formatMonth(7, language.locale, 'long')}
        </text>
        {[8, 10, 12, 14, 16, 18, 20].map((day) => (
          <text key={day} x={left(day)} y="190" className={styles.day}>
            {day}
          </text>
        ))}
        <path
          d="M34 204h284M34 262h284M34 320h284M34 378h284M34 436h284"
          stroke="var(--color-ink-muted)"
        />
        <g transform="translate(0 204)">
          {Object.values(portfolio.properties).map(({ short }, property) => (
            <text key={short} x="34" y={35 + rowHeight * property} fontWeight="600">
              {short}
            </text>
          ))}
          {stays.map(({ from, to, by, top }, stay) => (
            <g
              key={portfolio.families[stay]}
              transform={`translate(${left(from)} ${top + rowHeight * Math.floor(stay / 2)})`}
            >
              <rect
                width={left(to) - left(from)}
                height="24"
                rx="3"
                fill={channelColors[by].fill}
              />
              <text x="7" y="17" fill={channelColors[by].ink} className={styles.scribble}>
                {portfolio.families[stay]}
              </text>
            </g>
          ))}
        </g>
        <path
          d="M134 327c34-26 138-24 162 12 14 36-78 58-144 46-48-10-48-50-4-72"
          fill="none"
          stroke="var(--color-clay)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(3 80 500)">
        <path d="M28 458h104v76H28z" fill="var(--color-accent)" />
        {pages.about.story.notes.map((note, line) => (
          <text
            key={note}
            x="38"
            y={482 + 21 * line}
            fill="var(--color-on-accent)"
            className={styles.scribble}
          >
            {note}
          </text>
        ))}
      </g>
    </svg>
  );
}
