import { fillTemplate } from '../shared/template.ts';
import { calculateBill, inNovember } from '../drawings/portfolio.ts';
import {
  Button,
  Column,
  Illustration,
  line,
  Row,
  Screen,
  Small,
  small,
  Text,
  type PictureProps,
} from './parts.tsx';

/** The first day shown, a Friday in November. */
const firstDay = 20;

/** The experiences: the price per guest with tax, the places per day, and how many are left on each of three days. */
const experiences = [
  { name: 'rafting', price: 45, places: 12, left: [7, 2, 0] },
  { name: 'cooking', price: 38, places: 8, left: [6, 2, 4] },
] as const;

/** The price of the package with tax: two nights, and both experiences for two guests. */
const packagePrice = experiences.reduce(
  (sum, { price }) => sum + 2 * price,
  calculateBill({ from: firstDay, to: firstDay + 2 }).total,
);

/** A package of nights and experiences for one price, with the places left. */
export function Experiences({ content, isPhone }: PictureProps) {
  const copy = content.pictures.experiences;
  return (
    <Screen
      title={copy.title}
      note={copy.note}
      isPhone={isPhone}
      end={<Button>{copy.publish}</Button>}
    >
      <Row
        alignItems="stretch"
        flexGrow={1}
        gap={20}
        padding={isPhone ? '0 16px 16px' : '0 24px 24px'}
      >
        {experiences.slice(0, isPhone ? 1 : 2).map((experience) => (
          <Experience key={experience.name} content={content} isPhone={isPhone} {...experience} />
        ))}
      </Row>
      <Row
        justifyContent="space-between"
        gap={12}
        padding={isPhone ? '14px 16px' : '18px 24px'}
        background="var(--color-deep)"
        color="var(--color-on-deep)"
      >
        <Text fontSize={small}>{[copy.nights, copy.rafting, copy.cooking].join(' + ')}</Text>
        <Column alignItems="flex-end" flexShrink={0}>
          <Text
            fontSize="1.75em"
            fontWeight={600}
            lineHeight={1.1}
            color="var(--color-accent-on-deep)"
          >
            {content.formats.wholeMoney(packagePrice)}
          </Text>
          <Small color="var(--color-on-deep-muted)">{copy.total}</Small>
        </Column>
      </Row>
    </Screen>
  );
}

function Experience({
  content,
  isPhone,
  name,
  price,
  places,
  left,
}: PictureProps & (typeof experiences)[number]) {
  const copy = content.pictures.experiences;
  return (
    <Column flexGrow={1} flexBasis={0} gap={10}>
      <Illustration name={name} width="100%" height={isPhone ? 210 : 262} borderRadius={10} />
      <Row justifyContent="space-between" alignItems="baseline" gap={8}>
        <Text fontSize="1.125em" fontWeight={600}>
          {copy[name]}
        </Text>
        <Row gap={5} alignItems="baseline">
          <Text fontWeight={600}>{content.formats.wholeMoney(price)}</Text>
          <Small>{copy.perGuest}</Small>
        </Row>
      </Row>
      <Row justifyContent="space-between" alignItems="flex-start" paddingTop={10} borderTop={line}>
        {left.map((count, day) => (
          <Column key={`${day}`} gap={4} width="33%">
            <Text fontSize={small} fontWeight={600}>
              {`${inNovember(firstDay + day, content.formats.locale, { weekday: 'short' })} ${firstDay + day}`}
            </Text>
            <Places places={places} left={count} />
            <Small>
              {count === 0 ? copy.full : fillTemplate(copy.left, { count: `${count}` })}
            </Small>
          </Column>
        ))}
      </Row>
    </Column>
  );
}

/** The places on a day, as two rows of dots. Sold places are filled. */
function Places({ places, left }: { places: number; left: number }) {
  const columns = places / 2;
  return (
    <svg viewBox={`0 0 ${columns * 13} 26`} width={columns * 13} height="26">
      {Array.from({ length: places }, (_, place) => (
        <circle
          key={`${place}`}
          cx={(place % columns) * 13 + 6}
          cy={Math.floor(place / columns) * 13 + 6.5}
          r="4.5"
          fill={place < places - left ? 'var(--color-brand)' : 'none'}
          stroke={place < places - left ? 'var(--color-brand)' : 'var(--color-line-strong)'}
          strokeWidth="1.25"
        />
      ))}
    </svg>
  );
}
