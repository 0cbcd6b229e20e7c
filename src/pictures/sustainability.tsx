import { getFontFamily } from '../brand/draw-svg.tsx';
import { Leaf } from 'lucide-react';
import { fillTemplate } from '../shared/template.ts';
import {
  Column,
  Dot,
  line,
  Row,
  Screen,
  Small,
  Status,
  Text,
  type PictureProps,
} from './parts.tsx';

/** The points for each answer, the most that it can get, and its arc. */
const answers = [
  { points: 34, most: 40, radius: 134, color: 'var(--color-pool)' },
  { points: 28, most: 35, radius: 110, color: 'var(--color-accent)' },
  { points: 20, most: 25, radius: 86, color: 'var(--color-brand)' },
] as const;

const score = answers.reduce((sum, { points }) => sum + points, 0);

/** The score of each season. A wet season is named after the year in which it ends. */
const history = [
  { season: 'wet', year: 2025, score: 58, color: 'var(--color-terrace-1)' },
  { season: 'dry', year: 2025, score: 66, color: 'var(--color-terrace-2)' },
  { season: 'wet', year: 2026, score: 74, color: 'var(--color-terrace-3)' },
  { season: 'dry', year: 2026, score, color: 'var(--color-terrace-4)' },
] as const;

/** The score from which a property has the badge, and the height of a point in pixels above 40 points. */
const badgeScore = 80;
const toHeight = (points: number) => (points - 40) * 4.6;

/** A property's eco-score, the answers behind it, and how it grew. */
export function Sustainability({ content, isPhone }: PictureProps) {
  const copy = content.pictures.sustainability;
  const { first } = content.portfolio.properties;
  return (
    <Screen
      title={copy.title}
      note={`${first.name}, ${first.place}`}
      isPhone={isPhone}
      end={<Status icon={Leaf}>{copy.badge}</Status>}
    >
      <Row
        flexDirection={isPhone ? 'column' : 'row'}
        justifyContent="space-between"
        flexGrow={1}
        gap={isPhone ? 12 : 32}
        padding={isPhone ? '4px 16px 16px' : '12px 24px 26px'}
      >
        <Score outOf={copy.outOf} />
        <Column flexGrow={1} width={isPhone ? '100%' : undefined}>
          {answers.map(({ points, most, color }, index) => (
            <Row key={most} gap={10} padding="11px 0" borderTop={index ? line : undefined}>
              <Dot color={color} />
              <Text flexGrow={1} fontWeight={600}>
                {copy.answers[index]}
              </Text>
              <Text fontWeight={600}>{points}</Text>
              <Small>{fillTemplate(copy.of, { most: `${most}` })}</Small>
            </Row>
          ))}
        </Column>
      </Row>
      {!isPhone && <History content={content} />}
    </Screen>
  );
}

/** The answers as arcs around the score. */
function Score({ outOf }: { outOf: string }) {
  return (
    <Column position="relative" alignItems="center" width={290} height={182}>
      <svg viewBox="0 0 290 152" width="290" height="152">
        {answers.map(({ points, most, radius, color }) => {
          const arc = `M${145 - radius} 146A${radius} ${radius} 0 0 1 ${145 + radius} 146`;
          return (
            <g key={radius} fill="none" strokeWidth="15">
              <path d={arc} stroke="var(--color-sunken)" />
              <path
                d={arc}
                pathLength={most}
                strokeDasharray={`${points} ${most}`}
                stroke={color}
              />
            </g>
          );
        })}
      </svg>
      <Text
        position="absolute"
        top={84}
        fontFamily={getFontFamily('display')}
        fontSize={68}
        lineHeight={1}
      >
        {score}
      </Text>
      <Small position="absolute" top={156}>
        {outOf}
      </Small>
    </Column>
  );
}

/** The score by season as terraces, with the score from which there is a badge. */
function History({ content }: Pick<PictureProps, 'content'>) {
  const copy = content.pictures.sustainability;
  return (
    <Column padding="0 24px 20px">
      <Row position="relative" alignItems="flex-end" height={toHeight(92)}>
        {history.map(({ season, year, score: points, color }, index) => (
          <Column
            key={`${season} ${year}`}
            width="25%"
            height={toHeight(points)}
            padding="8px 14px"
            background={color}
            color={index < 3 ? 'var(--color-ink)' : 'var(--color-on-deep)'}
            fontSize="1.25em"
            fontWeight={600}
          >
            {points}
          </Column>
        ))}
        <Column
          position="absolute"
          left={0}
          right={0}
          bottom={toHeight(badgeScore)}
          borderBottom="2px dashed var(--color-accent)"
        >
          <Small padding="0 0 3px" color="var(--color-gold)" fontWeight={600}>
            {copy.badgeFrom}
          </Small>
        </Column>
      </Row>
      <Row paddingTop={6}>
        {history.map(({ season, year }) => (
          <Small key={`${season} ${year}`} width="25%" padding="0 14px">
            {fillTemplate(copy[season], { year: `${year}` })}
          </Small>
        ))}
      </Row>
    </Column>
  );
}
