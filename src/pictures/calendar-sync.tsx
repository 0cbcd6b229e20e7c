import {
  getChannelNames,
  getStayLabel,
  inNovember,
  staysByProperty,
  type Stay,
} from '../drawings/portfolio.ts';
import { channelColors, placeBar } from '../ui/bars.tsx';
import {
  Checked,
  Column,
  Dot,
  line,
  Row,
  Screen,
  Small,
  Text,
  urgent,
  type PictureProps,
} from './parts.tsx';

/** The day that was sold twice. */
const clash = 13;

/** The first day of each week. November 2026 starts on a Sunday. */
const weeks = [1, 8, 15];

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Three weeks at one property: four calendars are merged, and a night that was sold twice is resolved. */
export function CalendarSync({ content, isPhone }: PictureProps) {
  const { formats, portfolio, pictures } = content;
  const copy = pictures.calendarSync;
  const names = getChannelNames(content);
  return (
    <Screen
      title={portfolio.properties.second.name}
      note={inNovember(1, formats.locale, { month: 'long', year: 'numeric' })}
      isPhone={isPhone}
      end={<Checked isStrong>{copy.status}</Checked>}
    >
      <Column flexGrow={1} padding={isPhone ? '0 16px 16px' : '0 24px 24px'}>
        <Row flexWrap="wrap" paddingBottom={14} gap={isPhone ? '6px 0' : '0 28px'}>
          {(['airbnb', 'booking', 'vrbo', 'direct'] as const).map((channel) => (
            <Row key={channel} width={isPhone ? '50%' : undefined} gap={7} fontWeight={600}>
              <Dot color={channelColors[channel].fill} />
              {names[channel]}
            </Row>
          ))}
        </Row>
        <Row borderBottom={line}>
          {weekdays.map((weekday) => (
            <Small key={weekday} width="14.28%" padding="0 6px 4px">
              {inNovember(1 + weekday, formats.locale, { weekday: 'short' })}
            </Small>
          ))}
        </Row>
        {weeks.map((firstDay) => (
          <Week key={firstDay} firstDay={firstDay} content={content} isPhone={isPhone} />
        ))}
        <Column
          gap={2}
          marginTop={isPhone ? 16 : 22}
          padding="12px 16px"
          borderRadius={8}
          borderLeft="3px solid var(--color-accent)"
          background={urgent}
        >
          <Text fontWeight={600}>{copy.overlap}</Text>
          <Small>{copy.resolved}</Small>
        </Column>
      </Column>
    </Screen>
  );
}

/** A week with its days and stays. */
function Week({ firstDay, content, isPhone }: PictureProps & { firstDay: number }) {
  const isShown = ({ from, to }: Stay) => to >= firstDay && from < firstDay + 7;
  return (
    <Row position="relative" height={isPhone ? 64 : 110} borderBottom={line}>
      {weekdays.map((weekday) => {
        const day = firstDay + weekday;
        return (
          <Text
            key={day}
            width="14.28%"
            height="100%"
            padding="4px 6px"
            borderLeft={weekday > 0 ? line : undefined}
            background={day === clash ? urgent : undefined}
            fontWeight={day === clash ? 600 : undefined}
          >
            {day}
          </Text>
        );
      })}
      {staysByProperty.second.filter(isShown).map((stay) => {
        const { fill, ink } = channelColors[stay.channel];
        const { x, width } = placeBar(stay, { firstDay, dayCount: 7 });
        // A stay that goes on in another week has no round corners there.
        const start = stay.from < firstDay ? 0 : 8;
        const end = stay.to < firstDay + 7 ? 8 : 0;
        // The shorter part of a stay in two weeks has no name.
        const hasName = Number.parseFloat(width) > 30;
        return (
          <Row
            key={stay.from}
            position="absolute"
            left={x}
            bottom={isPhone ? 7 : 14}
            width={width}
            height={isPhone ? 28 : 48}
            paddingLeft={10}
            border="1.5px solid var(--color-surface)"
            borderRadius={`${start}px ${end}px ${end}px ${start}px`}
            background={fill}
            color={ink}
            fontWeight={600}
            whiteSpace="nowrap"
          >
            {hasName && getStayLabel(stay, content)}
          </Row>
        );
      })}
    </Row>
  );
}
