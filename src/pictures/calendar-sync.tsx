import {
  getStayLabel,
  inNovember,
  staysByProperty,
  getChannelNames,
} from '../drawings/portfolio.ts';
import { Bars, channelColors, placeBar } from '../ui/bars.tsx';
import {
  Column,
  Dot,
  line,
  Row,
  Screen,
  Small,
  Status,
  small,
  Text,
  urgent,
  type PictureProps,
} from './parts.tsx';

/** Stays after the ones in portfolio.ts. Day 31 is December 1. */
const laterStays = [
  { channel: 'vrbo', from: 19, to: 23 },
  { channel: 'airbnb', from: 27, to: 30 },
  { channel: 'booking', from: 33, to: 38 },
] as const;

const repair = { from: 24, to: 26 };

/** The day that was sold twice. */
const clash = 13;

/** The first day of each week. November 2026 starts on a Sunday. */
const weeks = [1, 8, 15, 22, 29];

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** A month at one property: four calendars are merged, and a night that was sold twice is resolved. */
export function CalendarSync({ content, isPhone }: PictureProps) {
  const { formats, portfolio, pictures } = content;
  const copy = pictures.calendarSync;
  const month = inNovember(1, formats.locale, { month: 'long', year: 'numeric' });
  const stays = [...staysByProperty.second, ...laterStays].map((stay) => ({
    ...stay,
    ...channelColors[stay.channel],
    label: getStayLabel(stay, content),
  }));
  const bars = [...stays, { ...repair, ...channelColors.owner, label: copy.repair }];
  return (
    <Screen
      title={portfolio.properties.second.name}
      note={isPhone ? month : `${month}. ${copy.note}`}
      isPhone={isPhone}
      end={<Status>{copy.status}</Status>}
    >
      <Feeds content={content} isPhone={isPhone} />
      <Column padding={isPhone ? '0 16px' : '0 24px'}>
        <Row borderBottom={line}>
          {weekdays.map((day) => (
            <Small key={day} width="14.28%" padding="0 6px 4px">
              {inNovember(day, formats.locale, { weekday: 'short' })}
            </Small>
          ))}
        </Row>
        {weeks.slice(0, isPhone ? 3 : 5).map((week) => (
          <Week key={week} firstDay={week} bars={bars} pixels={isPhone ? 326 : 672} />
        ))}
      </Column>
      <Column
        gap={2}
        margin={isPhone ? '16px 16px' : '18px 24px 24px'}
        padding="12px 16px"
        borderRadius={8}
        borderLeft="3px solid var(--color-accent)"
        background={urgent}
      >
        <Text fontWeight={600}>{copy.overlap}</Text>
        <Small>{copy.resolved}</Small>
      </Column>
    </Screen>
  );
}

/** The calendars that are merged, and when each was read. */
function Feeds({ content, isPhone }: PictureProps) {
  const names = getChannelNames(content);
  return (
    <Row
      flexWrap="wrap"
      gap={isPhone ? '8px 0' : 0}
      padding={isPhone ? '0 16px 14px' : '0 24px 18px'}
    >
      {(['airbnb', 'booking', 'vrbo', 'direct'] as const).map((channel, index) => (
        <Column key={channel} width={isPhone ? '50%' : '25%'}>
          <Row gap={7} fontWeight={600}>
            <Dot color={channelColors[channel].fill} />
            {names[channel]}
          </Row>
          <Small paddingLeft={17}>{content.pictures.calendarSync.feeds[index]}</Small>
        </Column>
      ))}
    </Row>
  );
}

interface WeekProps {
  firstDay: number;
  /** Its width. */
  pixels: number;
  bars: readonly { from: number; to: number; fill: string; ink: string; label: string }[];
}

/** A week with its days and bars. Names stand on the bars that have room for them. */
function Week({ firstDay, pixels, bars }: WeekProps) {
  const days = { firstDay, dayCount: 7 };
  const shown = bars.filter(({ from, to }) => to >= firstDay && from < firstDay + 7);
  return (
    <Row position="relative" height={64} borderBottom={line}>
      {weekdays.map((weekday) => {
        const day = firstDay + weekday - 1;
        const isClash = day === clash;
        return (
          <Text
            key={day}
            width="14.28%"
            height="100%"
            padding="4px 6px"
            borderLeft={weekday > 1 ? line : undefined}
            background={isClash ? urgent : undefined}
            color={day > 30 ? 'var(--color-ink-muted)' : undefined}
            fontWeight={isClash ? 600 : undefined}
          >
            {day > 30 ? day - 30 : day}
          </Text>
        );
      })}
      <Row position="absolute" left={0} top={29} width="100%" height={28}>
        <Bars
          {...days}
          bars={bars.map((bar) => ({ ...bar, label: '' }))}
          width="100%"
          height={28}
        />
      </Row>
      {shown.map(({ from, to, ink, label }) => {
        const { x, width } = placeBar({ from, to }, days);
        const hasRoom = (Number.parseFloat(width) / 100) * pixels > 8 * label.length + 16;
        return (
          hasRoom && (
            <Text
              key={from}
              position="absolute"
              left={x}
              top={33}
              width={width}
              paddingLeft={9}
              color={ink}
              fontSize={small}
              fontWeight={600}
              whiteSpace="nowrap"
            >
              {label}
            </Text>
          )
        );
      })}
    </Row>
  );
}
