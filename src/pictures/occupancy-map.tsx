import { formatMonth } from '../drawings/portfolio.ts';
import { CardGround, Column, Row, small, Text, type PictureProps } from './parts.tsx';

/** Occupancy by property and month, in percent. The average in May is 38%. */
const occupancy = [
  [64, 60, 58, 62, 40, 66, 90, 94, 76, 72, 78, 88],
  [66, 62, 60, 64, 42, 68, 92, 96, 78, 74, 80, 90],
  [60, 56, 52, 58, 36, 62, 86, 90, 72, 68, 76, 84],
  [58, 54, 50, 56, 34, 60, 84, 88, 70, 66, 74, 82],
] as const;

/** The index of May, which the label names. */
const slowMonth = 4;

/** From empty to full. */
const shades = [
  'var(--color-deep)',
  'color-mix(in oklab, var(--color-on-deep) 16%, var(--color-deep))',
  'color-mix(in oklab, var(--color-on-deep) 32%, var(--color-deep))',
  'color-mix(in oklab, var(--color-on-deep) 52%, var(--color-deep))',
  'var(--color-accent-on-deep)',
];

const getShade = (percent: number) => shades[Math.min(Math.floor((percent - 30) / 13), 4)];

/** In pixels. */
const cell = { width: 15, gap: 3 };
const names = 112;
const top = 76;

/** A year of occupancy for all properties, with a slow month. */
export function OccupancyMap({ content, isPhone }: PictureProps) {
  const cellHeight = isPhone ? 36 : 70;
  const { formats, pictures, portfolio } = content;
  const { empty, full, slow } = pictures.occupancyMap;
  const slowLeft = 16 + names + slowMonth * (cell.width + cell.gap);
  const slowMiddle = slowLeft + cell.width / 2;
  return (
    <CardGround padding="0 10px 0 16px" background="var(--color-deep)" color="var(--color-on-deep)">
      <svg viewBox="0 0 364 320" width="364" height="320">
        <path
          d={`M11 0V20Q11 38 29 38H${slowMiddle}V${top - 6}`}
          fill="none"
          stroke="var(--color-accent-on-deep)"
          strokeWidth="2.5"
        />
      </svg>
      <Row
        position="absolute"
        left={slowMiddle - 75}
        top={22}
        width={150}
        justifyContent="center"
        padding="5px 0"
        borderRadius={99}
        background="var(--color-accent-on-deep)"
        color="var(--color-on-accent)"
        fontSize={small}
        fontWeight={600}
      >
        {slow}
      </Row>
      <Column position="absolute" left={16} top={top} gap={cell.gap}>
        {Object.values(portfolio.properties).map(({ name }, property) => (
          <Row key={name} gap={cell.gap}>
            <Text width={names - cell.gap} fontSize={14} whiteSpace="nowrap">
              {name}
            </Text>
            {occupancy[property]?.map((percent, month) => (
              <Row
                key={`${month}`}
                width={cell.width}
                height={cellHeight}
                borderRadius={3}
                border="1px solid color-mix(in oklab, var(--color-on-deep) 24%, var(--color-deep))"
                background={getShade(percent)}
              />
            ))}
          </Row>
        ))}
        <Row gap={cell.gap} paddingLeft={names} paddingTop={4}>
          {occupancy[0].map((_, month) => (
            <Text
              key={`${month}`}
              width={cell.width}
              fontSize={14}
              fontWeight={month === slowMonth ? 600 : 400}
              color={month === slowMonth ? 'var(--color-accent-on-deep)' : undefined}
              textAlign="center"
            >
              {formatMonth(month, formats.locale, 'narrow')}
            </Text>
          ))}
        </Row>
      </Column>
      <Row
        position="absolute"
        left={slowLeft - 4}
        top={top - 5}
        width={cell.width + 8}
        height={4 * cellHeight + 3 * cell.gap + 10}
        border="2.5px solid var(--color-accent-on-deep)"
        borderRadius={6}
      />
      <Row position="absolute" right={14} bottom={20} gap={5} fontSize={14}>
        {empty}
        {shades.map((shade) => (
          <Row
            key={shade}
            width={20}
            height={12}
            borderRadius={3}
            border="1px solid color-mix(in oklab, var(--color-on-deep) 24%, var(--color-deep))"
            background={shade}
          />
        ))}
        {full}
      </Row>
    </CardGround>
  );
}
