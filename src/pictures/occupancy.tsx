import { formatMonth } from '../drawings/portfolio.ts';
import { CardGround, Row, small, Text, type PictureProps } from './parts.tsx';

/** The occupancy of all properties in each month, in percent. */
const occupancy = [62, 58, 55, 60, 38, 64, 88, 92, 74, 70, 77, 86];

/** The index of May, which the label names. */
const slowMonth = 4;

/** In pixels. */
const [left, step, barWidth, height] = [18, 28, 20, 194];
const middle = left + slowMonth * step + barWidth / 2;

const accent = 'var(--color-accent-on-deep)';
const dim = (percent: number) =>
  `color-mix(in oklab, var(--color-on-deep) ${percent}%, var(--color-deep))`;

/** A year of occupancy, with a slow month. */
export function Occupancy({ content }: PictureProps) {
  return (
    <CardGround
      thread={`M11 0V20Q11 38 29 38H${middle - 80}M${middle} 54V76`}
      background="var(--color-deep)"
      color="var(--color-on-deep)"
    >
      <Row
        position="absolute"
        left={middle - 80}
        top={22}
        width={160}
        height={32}
        justifyContent="center"
        borderRadius={99}
        background={accent}
        color="var(--color-on-accent)"
        fontSize={small}
        fontWeight={600}
      >
        {content.pictures.occupancy.slow}
      </Row>
      {occupancy.map((percent, month) => (
        <Row
          key={`${month}`}
          position="absolute"
          left={left + month * step}
          top={74}
          width={barWidth}
          height={height}
          alignItems="flex-end"
          borderRadius={4}
          overflow="hidden"
          background={dim(12)}
        >
          <Row
            width={barWidth}
            height={(height * percent) / 100}
            background={month === slowMonth ? accent : dim(52)}
          />
        </Row>
      ))}
      {occupancy.map((_, month) => (
        <Text
          key={`${month}`}
          position="absolute"
          left={left + month * step}
          top={height + 80}
          width={barWidth}
          color={month === slowMonth ? accent : undefined}
          fontSize={small}
          fontWeight={600}
          textAlign="center"
        >
          {formatMonth(month, content.formats.locale, 'narrow')}
        </Text>
      ))}
    </CardGround>
  );
}
