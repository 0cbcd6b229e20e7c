import { Circle, Column, Row, Small, small, Text, type PictureProps } from './parts.tsx';

/* A coast with an airport. The map is 776 × 552 units. */
const land =
  'M-9 5C120 14 230 90 316 180 360 226 400 262 428 298 452 330 468 352 470 384 470 400 455 404 450 410 455 425 470 430 470 446 460 470 400 490 376 506 350 524 356 530 380 540 420 552 480 548 530 536 560 528 574 500 573 488 568 468 556 440 552 426 546 416 536 430 534 440 520 456 500 456 498 440 496 420 510 405 520 396 540 380 560 384 580 372 610 340 620 300 650 262 690 220 730 200 785 168V-9H-9z';
const hills =
  'M316 80C420 76 480 40 600 30S720 40 780 40M330 140C430 130 500 100 600 96S720 90 780 90M380 200C460 190 520 150 610 146S700 130 760 130M430 250C500 232 560 216 640 200';
const roads =
  'M300 140L430 284Q474 340 478 404T440 488M478 404Q520 330 720 190M608 75Q570 180 560 300M608 75Q620 30 656-9M505 395Q580 380 570 440';
const route = 'M474 403C484 352 474 318 434 275 560 230 520 170 608 75';

/** Where the portfolio's towns and its third property are on the map. */
const townPlaces = [
  [650, 176],
  [572, 300],
  [612, 250],
  [496, 486],
  [400, 512],
] as const;

/** The part of the map that a picture shows, and its size in pixels. */
const views = {
  wide: { x: 30, y: 20, width: 720, height: 516 },
  phone: { x: 322, y: 16, width: 358, height: 500 },
};

/** The route of a pickup from the airport to two properties. */
export function PickupMap({ content, isPhone }: PictureProps) {
  const { pictures, portfolio } = content;
  const { first, second, third } = portfolio.properties;
  const { airport, drive } = pictures.transportation;
  const { x, y, width, height } = isPhone ? views.phone : views.wide;
  return (
    <Column position="relative" width={width} height={height} overflow="hidden">
      <svg viewBox={`${x} ${y} ${width} ${height}`} width={width} height={height}>
        <path
          d="M0 0h800v600H0z"
          fill="color-mix(in oklab, var(--color-pool) 20%, var(--color-paper))"
        />
        <path
          d={land}
          fill="color-mix(in oklab, var(--color-terrace-2) 34%, var(--color-surface))"
          stroke="var(--color-surface)"
          strokeWidth="3"
        />
        <path d={hills} fill="none" stroke="var(--color-terrace-1)" strokeWidth="2" />
        <path
          d={roads}
          fill="none"
          stroke="light-dark(var(--color-surface), var(--color-line))"
          strokeWidth="6"
        />
        <path d="M434 412L506 400" stroke="var(--color-line-strong)" strokeWidth="7" />
        <path d={route} fill="none" stroke="var(--color-surface)" strokeWidth="10" />
        <path d={route} fill="none" stroke="var(--color-accent)" strokeWidth="5" />
      </svg>
      {[...portfolio.towns, third.place].map((town, index) => {
        const [left, top] = [(townPlaces[index]?.[0] ?? 0) - x, (townPlaces[index]?.[1] ?? 0) - y];
        const isInView = left + 80 < width && top + 24 < height;
        return (
          isInView && (
            <Small key={town} position="absolute" left={left} top={top}>
              {town}
            </Small>
          )
        );
      })}
      <Drive left={546 - x} top={178 - y}>
        {drive}
      </Drive>
      <Drive left={478 - x} top={356 - y}>
        {drive}
      </Drive>
      <Pin left={474 - x} top={403 - y} number={1} name={airport} isBefore />
      <Pin left={434 - x} top={275 - y} number={2} name={second.name} note={second.place} />
      <Pin left={608 - x} top={75 - y} number={3} name={first.name} note={first.place} isBefore />
    </Column>
  );
}

interface PinProps {
  left: number;
  top: number;
  number: number;
  name: string;
  note?: string;
  /** Whether the label is to the left of the pin, and not below it. */
  isBefore?: boolean;
}

/** A numbered stop with its name, on a plate, so that no road runs through it. */
function Pin({ left, top, number, name, note, isBefore = false }: PinProps) {
  return (
    <Row
      position="absolute"
      top={top - 13}
      gap={8}
      {...(isBefore && { left: left - 213, width: 226, flexDirection: 'row-reverse' })}
      {...(!isBefore && { left: left - 13, alignItems: 'flex-start' })}
    >
      <StopNumber>{number}</StopNumber>
      <Column
        marginTop={isBefore ? 0 : 22}
        padding="2px 8px"
        borderRadius={6}
        background="var(--color-surface)"
        lineHeight={1.2}
      >
        <Text fontWeight={600}>{name}</Text>
        {note && <Small>{note}</Small>}
      </Column>
    </Row>
  );
}

/** The time of a drive, on the route. */
function Drive({ left, top, children }: { left: number; top: number; children: string }) {
  return (
    <Row
      position="absolute"
      left={left - 60}
      top={top - 14}
      width={120}
      height={28}
      justifyContent="center"
    >
      <Text
        padding="2px 10px"
        borderRadius={99}
        background="var(--color-surface)"
        fontSize={small}
        fontWeight={600}
      >
        {children}
      </Text>
    </Row>
  );
}

/** The number of a stop. */
export function StopNumber({ children }: { children: number }) {
  return (
    <Circle width={26} height={26} background="var(--color-accent)" color="var(--color-on-accent)">
      {children}
    </Circle>
  );
}
