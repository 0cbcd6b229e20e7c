import { Check, KeyRound, Square, SquareCheck } from 'lucide-react';
import type { Content } from '../content/read-content.ts';
import { arrivals, formatHour } from '../drawings/portfolio.ts';
import { fillTemplate } from '../shared/template.ts';
import {
  Checked,
  Column,
  Glyph,
  Initials,
  line,
  Row,
  Screen,
  Small,
  Text,
  urgent,
  type PictureProps,
} from './parts.tsx';

interface Task {
  name: 'linens' | 'secondCleaning' | 'firstCleaning' | 'pickup';
  person: keyof Content['portfolio']['staff'];
  color: string;
  /** The hour at which it begins. */
  at: number;
  /** The guests before whose arrival it must be done. */
  guest?: keyof typeof arrivals;
  look?: 'done' | 'urgent';
}

/** The tasks of November 9. */
const tasks: readonly Task[] = [
  { name: 'linens', person: 'secondHousekeeper', color: 'clay', at: 9, look: 'done' },
  {
    name: 'secondCleaning',
    person: 'secondHousekeeper',
    color: 'clay',
    at: 10.5,
    guest: 'second',
    look: 'urgent',
  },
  { name: 'firstCleaning', person: 'housekeeper', color: 'pool', at: 11, guest: 'first' },
  { name: 'pickup', person: 'driver', color: 'brand', at: 13.92 },
];

/** The tasks of a day in the order in which they begin, with the arrivals by which they must be done. */
export function Team({ content, isPhone }: PictureProps) {
  const { pictures } = content;
  return (
    <Screen title={pictures.arrivalDay} note={pictures.team.next} isPhone={isPhone}>
      <Column flexGrow={1}>
        {tasks.map((task) => (
          <TaskRow key={task.name} task={task} content={content} isPhone={isPhone} />
        ))}
      </Column>
    </Screen>
  );
}

function TaskRow({ task, content, isPhone }: PictureProps & { task: Task }) {
  const { formats, pictures, portfolio } = content;
  const { name, person, color, at, guest, look } = task;
  const formatTime = (hour: number) => formatHour(hour, formats.locale);
  return (
    <Row
      flexGrow={1}
      gap={isPhone ? 12 : 18}
      padding={isPhone ? '14px 16px' : '0 24px'}
      borderTop={line}
      background={look === 'urgent' ? urgent : undefined}
      color={look === 'done' ? 'var(--color-ink-muted)' : undefined}
    >
      <Initials name={portfolio.staff[person]} background={`var(--color-${color})`} />
      <Column flexGrow={1} gap={isPhone ? 10 : 16}>
        <Row flexWrap="wrap" justifyContent="space-between" gap={6}>
          <Column>
            <Text fontSize="1.0625em" fontWeight={600}>
              {pictures.team[name]}
            </Text>
            <Small>{`${formatTime(at)}, ${portfolio.staff[person]}`}</Small>
          </Column>
          {guest && (
            <Checked icon={KeyRound} isStrong color="var(--color-clay)">
              {fillTemplate(pictures.team.arrives, {
                guest: portfolio.guests[guest],
                time: formatTime(arrivals[guest]),
              })}
            </Checked>
          )}
        </Row>
        {look === 'urgent' && (
          <Row flexWrap="wrap" gap={isPhone ? '6px 10px' : '6px 28px'}>
            {pictures.team.list.map((entry, index) => (
              <Checked key={entry} icon={index < 2 ? SquareCheck : Square}>
                {entry}
              </Checked>
            ))}
          </Row>
        )}
      </Column>
      {look === 'done' && <Glyph icon={Check} color="var(--color-brand)" stroke={3} />}
    </Row>
  );
}
