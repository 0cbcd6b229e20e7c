import { formatMonth, nightlyRate } from '../drawings/portfolio.ts';
import {
  Checked,
  Column,
  Illustration,
  line,
  Row,
  Screen,
  Small,
  small,
  Tag,
  Text,
  type PictureProps,
} from './parts.tsx';

/** The price of a night in each season: regular, high and festive. */
const prices = [nightlyRate, 195, 220] as const;

/** The year from February 2027, in months: when each season begins, and its index in `prices`. */
const year = [
  { from: 0, season: 0 },
  { from: 5, season: 1 },
  { from: 7, season: 0 },
  { from: 10.65, season: 2 },
  { from: 11.2, season: 0 },
] as const;

/** The size of the hillside, and the height of the terrace of each season. */
const hill = { width: 672, height: 176, rises: [92, 128, 152] } as const;
const perMonth = hill.width / 12;

/** The upper edge of the terraces, with round steps, `depth` below their top. */
function outline(depth: number) {
  const top = (season: number) => hill.height - (hill.rises[season] ?? 0) + depth;
  const steps = year.slice(1).map(({ from, season }, index) => {
    const [x, y, before] = [from * perMonth, top(season), top(year[index]?.season ?? 0)];
    return `H${x - 14}C${x - 4} ${before} ${x - 4} ${y} ${x + 6} ${y}`;
  });
  return `M0 ${top(0)}${steps.join('')}H${hill.width}`;
}

/** A property with its photo, and a year of prices as the terraces of a hillside. */
export function CorePlatform({ content, isPhone }: PictureProps) {
  const copy = content.pictures.corePlatform;
  const { first } = content.portfolio.properties;
  return (
    <Screen
      title={first.name}
      note={`${first.place}, ${content.portfolio.region}. ${copy.rooms}`}
      isPhone={isPhone}
      end={<Tag>{copy.status}</Tag>}
    >
      {isPhone ? (
        <Illustration name="property" view="0 22 300 142" width={358} height={169} />
      ) : (
        <Row alignItems="stretch" gap={28} padding="0 24px">
          <Illustration name="property" width={342} height={228} borderRadius={10} />
          <Column flexGrow={1} justifyContent="center">
            {copy.amenities.map((amenity, index) => (
              <Checked
                key={amenity}
                padding="14px 0"
                borderTop={index ? line : undefined}
                fontSize="1em"
              >
                {amenity}
              </Checked>
            ))}
          </Column>
        </Row>
      )}
      <Column padding={isPhone ? '14px 16px 16px' : '22px 24px 20px'} gap={isPhone ? 8 : 0}>
        <Text fontWeight={600}>{copy.prices}</Text>
        <Terraces content={content} isPhone={isPhone} />
      </Column>
    </Screen>
  );
}

/** The terraces with a price above each season, and the months below. */
function Terraces({ content, isPhone }: PictureProps) {
  const { formats, pictures } = content;
  const width = isPhone ? 326 : hill.width;
  const height = isPhone ? 132 : hill.height;
  const labels = [
    { at: 2.4, season: 0 },
    { at: 6, season: 1 },
    { at: 10.7, season: 2 },
  ] as const;
  return (
    <Column position="relative" width={width} paddingTop={24}>
      <svg
        viewBox={`0 0 ${hill.width} ${hill.height}`}
        preserveAspectRatio="none"
        width={width}
        height={height}
      >
        {[30, 52, 76, 100].map((percent, index) => (
          <path
            key={percent}
            d={`${outline(24 * index)}V${hill.height}H0z`}
            fill={`color-mix(in oklab, var(--color-brand) ${percent}%, var(--color-surface))`}
            stroke="var(--color-surface)"
            strokeWidth="2"
          />
        ))}
      </svg>
      {labels.map(({ at, season }) => (
        <Row
          key={season}
          position="absolute"
          left={(at / 12) * width - 70}
          top={24 + height * (1 - hill.rises[season] / hill.height) - 26}
          width={140}
          justifyContent="center"
          gap={6}
          fontSize={small}
          whiteSpace="nowrap"
        >
          {!isPhone && <Small>{pictures.corePlatform.seasons[season]}</Small>}
          <Text fontWeight={600}>{formats.wholeMoney(prices[season])}</Text>
        </Row>
      ))}
      <Row paddingTop={6}>
        {Array.from({ length: 12 }, (_, index) => (
          <Small key={`${index}`} width={width / 12} textAlign="center">
            {formatMonth((index + 1) % 12, formats.locale, isPhone ? 'narrow' : 'short')}
          </Small>
        ))}
      </Row>
    </Column>
  );
}
