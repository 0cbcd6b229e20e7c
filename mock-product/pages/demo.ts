import { dateIn } from '../host.ts';
import type { Host, Page } from '../host.ts';
import { html } from '../html.ts';
import type { SafeHtml } from '../html.ts';
import { layout } from '../layout.ts';
import { readChoice } from '../params.ts';
import { addDays } from '../assets/quote.js';

const DAYS_OFFERED = 5;
const TIMES = ['9:00 AM', '10:30 AM', '1:00 PM', '3:30 PM'];

/** Demo scheduling: the next five weekdays, four times each, in the support desk's Pacific time. */
export function demoPage(query: URLSearchParams, host: Host): Page {
  const days = nextWeekdays(dateIn('America/Los_Angeles', host.now()));
  const day = readChoice(query, 'day', days);
  const time = readChoice(query, 'time', TIMES);
  const isPicked = day !== undefined && time !== undefined;
  return {
    status: 200,
    document: layout(host, {
      title: 'Schedule a demo',
      lead: 'Thirty minutes, one screen, your own questions. All times are Pacific.',
      content: isPicked ? confirmation(day, time) : picker(days, day ?? days[0], time ?? TIMES[0]),
    }),
  };
}

/** The weekdays that follow `today` (YYYY-MM-DD), nearest first. */
export function nextWeekdays(today: string): string[] {
  const days: string[] = [];
  for (let day = addDays(today, 1); days.length < DAYS_OFFERED; day = addDays(day, 1)) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(day);
  }
  return days;
}

function confirmation(day: string, time: string): SafeHtml {
  return html`<div class="panel" role="status">
    <h2>This is a stand-in</h2>
    <p>
      You picked <strong>${dayName(day, 'long')}, ${time} Pacific</strong>. No call was booked, and
      nobody was told.
    </p>
    <p><a href="/demo">Pick another time</a></p>
  </div>`;
}

function picker(days: string[], day: string | undefined, time: string | undefined): SafeHtml {
  return html`<form class="panel" action="/demo">
    <fieldset>
      <legend>Day</legend>
      <div class="options">
        ${days.map((value) => option('day', value, dayName(value, 'short'), day))}
      </div>
    </fieldset>
    <fieldset>
      <legend>Time (Pacific)</legend>
      <div class="options">${TIMES.map((value) => option('time', value, value, time))}</div>
    </fieldset>
    <button type="submit">Schedule the demo</button>
  </form>`;
}

function option(name: string, value: string, label: string, chosen: string | undefined): SafeHtml {
  return html` <label class="option"
    ><input type="radio" name="${name}" value="${value}" ${value === chosen && html` checked`} />
    ${label}</label
  >`;
}

function dayName(day: string, style: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: style,
    month: style,
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}
