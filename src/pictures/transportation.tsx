import type { Content } from '../content/read-content.ts';
import { arrivals, formatHour } from '../drawings/portfolio.ts';
import { fillTemplate } from '../shared/template.ts';
import { Circle, Column, Row, Screen, Small, Text, type PictureProps } from './parts.tsx';

/** A driver's afternoon: two flights, one van, two properties. Hours are of November 9. */
const stops = [
  { number: 1, flight: 'QZ 7526', at: 13.92, guest: 'second' },
  { number: 1, flight: 'GA 412', at: 14.33, guest: 'first' },
  { number: 2, property: 'second', at: arrivals.second, guest: 'second' },
  { number: 3, property: 'first', at: arrivals.first, guest: 'first' },
] as const;

/* A coast with an airport, and the route from it. */
const land =
  'M-9 5C120 14 230 90 316 180 360 226 400 262 428 298 452 330 468 352 470 384 470 400 455 404 450 410 455 425 470 430 470 446 460 470 400 490 376 506 350 524 356 530 380 540 420 552 480 548 530 536 560 528 574 500 573 488 568 468 556 440 552 426 546 416 536 430 534 440 520 456 500 456 498 440 496 420 510 405 520 396 540 380 560 384 580 372 610 340 620 300 650 262 690 220 730 200 785 168V-99H-9z';
const contours =
  'M230 14C420 26 480 -10 600 -20S720 -10 820 -10M316 80C420 76 480 40 600 30S720 40 780 40M330 140C430 130 500 100 600 96S720 90 780 90M380 200C460 190 520 150 610 146S700 130 760 130';
const route = 'M474 403C484 352 474 318 434 275 560 230 520 170 608 75';

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
        <Column alignItems="flex-end" lineHeight={1.25}>
          <Text fontWeight={600}>{portfolio.staff.driver}</Text>
          <Small>{copy.vehicle}</Small>
        </Column>
      }
    >
      <Row flexDirection={isPhone ? 'column' : 'row-reverse'} flexGrow={1} alignItems="stretch">
        <PickupMap content={content} isPhone={isPhone} />
        <Column
          flexGrow={1}
          justifyContent="space-around"
          gap={isPhone ? 14 : 0}
          padding={isPhone ? 16 : '0 24px'}
        >
          {stops.map((stop) => (
            <Stop key={stop.at} {...stop} content={content} />
          ))}
        </Column>
      </Row>
    </Screen>
  );
}

/** The route from the airport to two properties. */
function PickupMap({ content, isPhone }: PictureProps) {
  const { pictures, portfolio } = content;
  const { first, second } = portfolio.properties;
  const pins = [
    { x: 474, y: 403, name: pictures.transportation.airport },
    { x: 434, y: 275, name: second.name },
    { x: 608, y: 75, name: first.name },
  ];
  const view = isPhone
    ? { x: 262, y: 36, width: 477, height: 408, scale: 0.75 }
    : { x: 264, y: -10, width: 436, height: 518, scale: 1 };
  const [width, height] = [view.width * view.scale, view.height * view.scale];
  return (
    <Row position="relative" width={width} height={height} flexShrink={0} overflow="hidden">
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        width={width}
        height={height}
        style={{ background: 'color-mix(in oklab, var(--color-pool) 20%, var(--color-paper))' }}
      >
        <path
          d={land}
          fill="color-mix(in oklab, var(--color-terrace-2) 55%, var(--color-surface))"
        />
        <path d={contours} fill="none" stroke="var(--color-contour)" strokeWidth="2" />
        <path d={route} fill="none" stroke="var(--color-accent)" strokeWidth="6" />
      </svg>
      {pins.map(({ x, y, name }, index) => (
        <Row
          key={name}
          position="absolute"
          right={width - (x - view.x) * view.scale - 14}
          top={(y - view.y) * view.scale - 14}
          gap={8}
          fontWeight={600}
        >
          {name}
          <StopNumber>{index + 1}</StopNumber>
        </Row>
      ))}
    </Row>
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
    <Row gap={14}>
      <StopNumber>{number}</StopNumber>
      <Column>
        <Text fontWeight={600}>{place}</Text>
        <Small>{`${formatHour(at, formats.locale)}, ${portfolio.guests[guest]}`}</Small>
      </Column>
    </Row>
  );
}

/** The number of a stop. */
const StopNumber = ({ children }: { children: number }) => (
  <Circle width={28} height={28} background="var(--color-accent)" color="var(--color-on-accent)">
    {children}
  </Circle>
);
