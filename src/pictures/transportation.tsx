import type { Content } from '../content/read-content.ts';
import { formatHour } from '../drawings/portfolio.ts';
import { fillTemplate } from '../shared/template.ts';
import { Column, Initials, Row, Screen, Small, small, Text, type PictureProps } from './parts.tsx';
import { PickupMap, StopNumber } from './pickup-map.tsx';

/** A driver's afternoon: two flights, one van, two properties. Hours are of November 9. */
const stops = [
  { number: 1, flight: 'QZ 7526', at: 13.92, guest: 'second' },
  { number: 1, flight: 'GA 412', at: 14.33, guest: 'first' },
  { number: 2, property: 'second', at: 15.67, guest: 'second' },
  { number: 3, property: 'first', at: 16.92, guest: 'first' },
] as const;

/** The pickup on a map, and its stops. */
export function Transportation({ content, isPhone }: PictureProps) {
  const { pictures, portfolio } = content;
  const copy = pictures.transportation;
  return (
    <Screen
      title={copy.title}
      note={pictures.arrivalDay}
      isPhone={isPhone}
      end={
        <Row gap={10}>
          <Initials name={portfolio.staff.driver} />
          <Column lineHeight={1.25}>
            <Text fontWeight={600}>{portfolio.staff.driver}</Text>
            <Small>{copy.vehicle}</Small>
          </Column>
        </Row>
      }
    >
      <Column position="relative" width="100%">
        <PickupMap content={content} isPhone={isPhone} />
        {!isPhone && (
          <Column
            position="absolute"
            left={24}
            top={24}
            width={228}
            gap={16}
            padding={20}
            borderRadius={12}
            background="var(--color-surface)"
            boxShadow="0 12px 32px rgba(20, 40, 30, 0.14)"
          >
            {stops.map((stop) => (
              <Stop key={stop.at} {...stop} content={content} />
            ))}
          </Column>
        )}
      </Column>
    </Screen>
  );
}

function Stop({
  content,
  number,
  at,
  guest,
  ...stop
}: (typeof stops)[number] & { content: Content }) {
  const { formats, pictures, portfolio } = content;
  const place =
    'flight' in stop
      ? fillTemplate(pictures.transportation.lands, { flight: stop.flight })
      : portfolio.properties[stop.property].name;
  return (
    <Row alignItems="flex-start" gap={12} lineHeight={1.3}>
      <StopNumber>{number}</StopNumber>
      <Column>
        <Text fontWeight={600}>{formatHour(at, formats.locale, '2-digit')}</Text>
        <Text fontSize={small}>{place}</Text>
        <Small>{portfolio.guests[guest]}</Small>
      </Column>
    </Row>
  );
}
