import { Leaf } from 'lucide-react';
import { fillTemplate } from '../shared/template.ts';
import { Column, Dot, Glyph, line, Row, Screen, Small, Text, type PictureProps } from './parts.tsx';

/** The points for each answer, the most that it can get, and its arc. */
const answers = [
  { points: 34, most: 40, radius: 134, color: 'var(--color-pool)' },
  { points: 28, most: 35, radius: 110, color: 'var(--color-accent)' },
  { points: 20, most: 25, radius: 86, color: 'var(--color-brand)' },
] as const;

const score = answers.reduce((sum, { points }) => sum + points, 0);

/** A property's eco-score, the answers behind it, and the badge that guests see. */
export function Sustainability({ content, isPhone }: PictureProps) {
  const copy = content.pictures.sustainability;
  const { first } = content.portfolio.properties;
  const edge = isPhone ? 16 : 24;
  return (
    <Screen title={copy.title} note={`${first.name}, ${first.place}`} isPhone={isPhone}>
      <Column flexGrow={1} alignItems="center" gap={isPhone ? 8 : 20} padding={`0 ${edge}px 10px`}>
        <Score outOf={copy.outOf} scale={isPhone ? 1 : 1.5} />
        <Column width="100%">
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
      </Column>
      <Row
        gap={10}
        padding={`${edge - 2}px ${edge}px`}
        background="var(--color-deep)"
        color="var(--color-on-deep)"
        fontWeight={600}
      >
        <Glyph icon={Leaf} color="var(--color-accent-on-deep)" />
        {copy.badge}
      </Row>
    </Screen>
  );
}

/** The answers as arcs around the score. */
function Score({ outOf, scale }: { outOf: string; scale: number }) {
  return (
    <Column position="relative" alignItems="center" width={290 * scale} height={152 * scale + 26}>
      <svg viewBox="0 0 290 152" width={290 * scale} height={152 * scale}>
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
        top={84 * scale}
        fontFamily="display"
        fontSize={68 * scale}
        lineHeight={1}
      >
        {score}
      </Text>
      <Small>{outOf}</Small>
    </Column>
  );
}
