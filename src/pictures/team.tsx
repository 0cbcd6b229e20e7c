import { Check } from 'lucide-react';
import { formatHour } from '../drawings/portfolio.ts';
import { fillTemplate } from '../shared/template.ts';
import {
  Column,
  Glyph,
  Initials,
  line,
  Row,
  Screen,
  Small,
  small,
  Text,
  selected,
  urgent,
  type PictureProps,
} from './parts.tsx';

/** The hours on the axis, and the height of an hour in pixels. */
const hours = { first: 9, last: 18 };
const hourHeight = 47;
const toTop = (hour: number) => (hour - hours.first) * hourHeight;

interface Task {
  name: string;
  from: number;
  to: number;
  look?: 'done' | 'urgent';
  list?: readonly string[];
}

/** The tasks of a day by person on an axis of hours, with the arrivals by which they must be done. */
export function Team({ content, isPhone }: PictureProps) {
  const { portfolio, pictures } = content;
  const { guests, staff } = portfolio;
  const copy = pictures.team;
  const arrives = (guest: string) => fillTemplate(copy.arrives, { guest });
  const people = [
    {
      name: staff.secondHousekeeper,
      job: copy.housekeeper,
      color: 'var(--color-clay)',
      tasks: [
        { name: copy.linens, from: 9, to: 10, look: 'done' },
        { name: copy.secondCleaning, from: 10.5, to: 14, look: 'urgent', list: copy.list },
      ] satisfies Task[],
      arrival: { name: arrives(guests.second), at: 15.67 },
    },
    {
      name: staff.housekeeper,
      job: copy.housekeeper,
      color: 'var(--color-pool)',
      tasks: [{ name: copy.firstCleaning, from: 11, to: 15 }] satisfies Task[],
      arrival: { name: arrives(guests.first), at: 16.92 },
    },
    {
      name: staff.driver,
      job: copy.driver,
      color: 'var(--color-brand)',
      tasks: [
        { name: copy.gas, from: 9.5, to: 11 },
        { name: copy.pickup, from: 13.92, to: 16.92 },
      ] satisfies Task[],
    },
  ];
  return (
    <Screen
      title={pictures.arrivalDay}
      note={copy.next}
      isPhone={isPhone}
      end={
        <Row>
          {people.map(({ name, color }, index) => (
            <Initials key={name} name={name} background={color} marginLeft={index ? 6 : 0} />
          ))}
        </Row>
      }
    >
      <Row
        alignItems="stretch"
        padding={isPhone ? '0 16px 16px 8px' : '4px 24px 20px 12px'}
        borderTop={line}
      >
        <Hours locale={content.formats.locale} />
        {people.slice(0, isPhone ? 2 : 3).map((person) => (
          <Person key={person.name} {...person} locale={content.formats.locale} />
        ))}
      </Row>
    </Screen>
  );
}

function Hours({ locale }: { locale: string }) {
  return (
    <Column width={58} paddingTop={62} flexShrink={0}>
      {Array.from({ length: hours.last - hours.first }, (_, index) => (
        <Small
          key={`${index}`}
          height={hourHeight}
          paddingRight={8}
          textAlign="right"
          marginTop={index ? 0 : -9}
        >
          {formatHour(hours.first + index, locale)}
        </Small>
      ))}
    </Column>
  );
}

interface PersonProps {
  name: string;
  job: string;
  tasks: readonly Task[];
  arrival?: { name: string; at: number };
  locale: string;
}

function Person({ name, job, tasks, arrival, locale }: PersonProps) {
  return (
    <Column flexGrow={1} flexBasis={0} borderLeft={line}>
      <Column height={62} padding="8px 10px" justifyContent="center" lineHeight={1.25}>
        <Text fontWeight={600}>{name}</Text>
        <Small>{job}</Small>
      </Column>
      <Column position="relative" height={toTop(hours.last) + 12} borderTop={line}>
        {tasks.map((task) => (
          <TaskCard key={task.name} {...task} locale={locale} />
        ))}
        {arrival && (
          <Column
            position="absolute"
            top={toTop(arrival.at)}
            left={0}
            width="100%"
            borderTop="2px solid var(--color-clay)"
          >
            <Text
              padding="3px 8px"
              color="var(--color-clay)"
              fontSize={small}
              fontWeight={600}
              lineHeight={1.25}
            >
              {arrival.name}
            </Text>
          </Column>
        )}
      </Column>
    </Column>
  );
}

function TaskCard({ name, from, to, look, list = [], locale }: Task & { locale: string }) {
  const isUrgent = look === 'urgent';
  return (
    <Column
      position="absolute"
      top={toTop(from) + 3}
      left={8}
      right={8}
      height={toTop(to) - toTop(from) - 6}
      padding="6px 10px"
      gap={1}
      borderRadius={6}
      borderLeft={`3px solid var(--color-${isUrgent ? 'accent' : 'brand'})`}
      background={isUrgent ? urgent : selected}
      opacity={look === 'done' ? 0.7 : 1}
      fontSize={small}
      lineHeight={1.3}
    >
      <Text fontWeight={600}>{name}</Text>
      {look !== 'done' && <Small fontSize="1em">{formatHour(from, locale, '2-digit')}</Small>}
      {list.map((entry, index) => (
        <Row key={entry} alignItems="flex-start" gap={6} marginTop={4}>
          <Row
            justifyContent="center"
            width={15}
            height={15}
            flexShrink={0}
            marginTop={2}
            borderRadius={3}
            border="1.5px solid var(--color-brand)"
            background={index < 2 ? 'var(--color-brand)' : undefined}
          >
            {index < 2 && <Glyph icon={Check} size={11} color="var(--color-on-brand)" stroke={4} />}
          </Row>
          {entry}
        </Row>
      ))}
    </Column>
  );
}
