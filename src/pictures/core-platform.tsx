import { formatMonth, nightlyRate } from '../drawings/portfolio.ts';
import {
  Column,
  Illustration,
  Row,
  Screen,
  Small,
  Tag,
  Text,
  type PictureProps,
} from './parts.tsx';

/** The price of a night in each season, and where its label is, in parts of the hillside's width and height. */
const seasons = [
  { price: nightlyRate, left: 0.2, top: 0.48 },
  { price: 195, left: 0.5, top: 0.27 },
  { price: 220, left: 0.89, top: 0.14 },
] as const;

/** The edge of a terrace through the year from February 2027, with a rise for each season that costs more. */
const edge =
  'M0 84H266C276 84 276 48 286 48H378C388 48 388 84 398 84H582C592 84 592 24 602 24H613C623 24 623 84 633 84H672V176H0z';

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
      <Illustration
        name="property"
        view={isPhone ? '0 22 300 142' : '0 28 300 127'}
        width="100%"
        height={isPhone ? 169 : 305}
      />
      <Column padding={isPhone ? '14px 16px 16px' : '12px 24px'}>
        <Text fontWeight={600}>{copy.prices}</Text>
        <Terraces content={content} isPhone={isPhone} />
      </Column>
    </Screen>
  );
}

/** The terraces with a price above each season, and the months below. */
function Terraces({ content, isPhone }: PictureProps) {
  const { formats, pictures } = content;
  const [width, height] = isPhone ? [326, 150] : [672, 136];
  return (
    <Column position="relative">
      <svg viewBox="0 0 672 176" preserveAspectRatio="none" width={width} height={height}>
        {[30, 52, 76, 100].map((percent, index) => (
          <path
            key={percent}
            d={edge}
            transform={`translate(0 ${24 * index})`}
            fill={`color-mix(in oklab, var(--color-brand) ${percent}%, var(--color-surface))`}
            stroke="var(--color-surface)"
            strokeWidth="2"
          />
        ))}
      </svg>
      {seasons.map(({ price, left, top }, season) => (
        <Row
          key={price}
          position="absolute"
          left={left * width - 80}
          top={top * height - 28}
          width={160}
          justifyContent="center"
          gap={6}
          whiteSpace="nowrap"
        >
          {!isPhone && <Small>{pictures.corePlatform.seasons[season]}</Small>}
          <Text fontWeight={600}>{formats.wholeMoney(price)}</Text>
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
