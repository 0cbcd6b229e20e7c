import type { Content } from '../content/read-content.ts';
import { channelColors } from '../ui/bars.tsx';
import styles from './paper-calendar.module.css';

/** The first day on the calendar, and the width of a day. */
const firstDay = 7.5;
const dayWidth = 16.14;
const left = (day: number) => 92 + (day - firstDay) * dayWidth;

/**
 * The families of the portfolio in August by house, with the site where they booked. Two stays at the third house begin on the same day.
 */
const houses = [
  {
    property: 'first',
    stays: [
      { from: 8.5, to: 12.5, by: 'vrbo', top: 17 },
      { from: 14.5, to: 19.5, by: 'direct', top: 17 },
    ],
  },
  {
    property: 'second',
    stays: [
      { from: 7.5, to: 10.5, by: 'direct', top: 17 },
      { from: 12.5, to: 17.5, by: 'vrbo', top: 17 },
    ],
  },
  {
    property: 'third',
    stays: [
      { from: 11.5, to: 16.5, by: 'booking', top: 4 },
      { from: 11.5, to: 18.5, by: 'airbnb', top: 30 },
    ],
  },
  {
    property: 'fourth',
    stays: [
      { from: 7.5, to: 11.5, by: 'vrbo', top: 17 },
      { from: 15.5, to: 20.5, by: 'direct', top: 17 },
    ],
  },
] as const;

/** The circle around the night that was sold twice, and the ringing of the phone. */
const pen = {
  fill: 'none',
  stroke: 'var(--color-clay)',
  strokeWidth: 3,
  strokeLinecap: 'round',
} as const;

const rowTops = [204, 262, 320, 378] as const;

const inAugust = (locale: string) =>
  new Date(Date.UTC(2024, 7, 1)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });

/** The paper calendar by a kitchen door from the company's story, with a night that was promised to two families. */
export function PaperCalendar({ content }: { content: Content }) {
  const { language, pages, portfolio } = content;
  return (
    <svg viewBox="0 0 400 560" aria-hidden="true" className={`${styles.drawing} decoration`}>
      <Kitchen />
      <g transform="rotate(-1.2 176 60)">
        <path d="M46 118 176 58l130 60" fill="none" stroke="var(--color-ink-muted)" />
        <path d="M26 112h300v306l-34 28H26z" fill="var(--color-paper-sheet)" />
        <path d="m292 446 34-28-30 2z" fill="var(--color-timber-light)" />
        <path d="M26 112h300v54H26z" fill="var(--color-gate)" />
        <text
          x="176"
          y="149"
          textAnchor="middle"
          fill="var(--color-on-deep)"
          className={styles.month}
        >
          {inAugust(language.locale)}
        </text>
        {[8, 10, 12, 14, 16, 18, 20].map((day) => (
          <text key={day} x={left(day)} y="190" textAnchor="middle" fill="var(--color-on-accent)">
            {day}
          </text>
        ))}
        <path
          d="M34 204h284M34 262h284M34 320h284M34 378h284M34 436h284"
          stroke="var(--color-ink-muted)"
        />
        {houses.map(({ property, stays }, house) => (
          <g key={property} transform={`translate(0 ${rowTops[house]})`}>
            <text x="34" y="35" fill="var(--color-on-accent)" fontWeight="600">
              {portfolio.properties[property].short}
            </text>
            {stays.map(({ from, to, by, top }, stay) => (
              <g key={`${from} ${top}`} transform={`translate(${left(from)} ${top})`}>
                <rect
                  width={(to - from) * dayWidth}
                  height="24"
                  rx="3"
                  fill={channelColors[by].fill}
                />
                <text x="7" y="17" fill={channelColors[by].ink} className={styles.scribble}>
                  {portfolio.families[2 * house + stay]}
                </text>
              </g>
            ))}
          </g>
        ))}
        <path d="M134 327c34-26 138-24 162 12 14 36-78 58-144 46-48-10-48-50-4-72" {...pen} />
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
      <Phone />
    </svg>
  );
}

/** The wall with its tiles, the counter and the door. */
function Kitchen() {
  return (
    <>
      <path d="M0 0h400v560H0z" fill="var(--color-turmeric-soft)" />
      <path d="M0 452h400v72H0z" fill="var(--color-terrace-1)" />
      <path
        d="M0 488h400M62 452v36M150 452v36M238 452v36M18 488v36M106 488v36M194 488v36M282 488v36"
        fill="none"
        stroke="var(--color-contour)"
      />
      <path d="M0 520h400v40H0z" fill="var(--color-timber)" />
      <path d="M340 46h60v474h-60z" fill="var(--color-surface)" />
      <path d="M348 54h52v466h-52z" fill="var(--color-deep)" />
      <path
        d="M364 74h36v158h-36zm0 176h36v154h-36z"
        fill="light-dark(var(--color-terrace-3), var(--color-accent))"
      />
      <circle cx="357" cy="300" r="6" fill="var(--color-accent)" />
    </>
  );
}

/** The phone that keeps ringing. */
function Phone() {
  return (
    <>
      <g transform="rotate(-14 250 500)">
        <rect x="228" y="456" width="40" height="74" rx="8" fill="var(--color-gate)" />
        <rect x="232" y="463" width="32" height="58" rx="3" fill="var(--color-surface)" />
        <circle cx="248" cy="488" r="9" fill="var(--color-deep)" />
      </g>
      <path
        d="M216 470c-7 8-9 18-6 28M204 462c-11 13-13 28-8 43M286 456c5 7 7 16 5 25M298 447c8 11 11 25 7 39"
        {...pen}
      />
    </>
  );
}
