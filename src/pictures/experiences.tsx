import { calculateBill, inNovember } from '../drawings/portfolio.ts';
import { fillTemplate } from '../shared/template.ts';
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

/** The experiences: the price per guest with tax, and how many places are left on each of three days. */
const experiences = [
  { name: 'rafting', price: 45, left: [7, 2, 0] },
  { name: 'cooking', price: 38, left: [6, 2, 4] },
] as const;

/** The price of the package with tax: two nights, and both experiences for two guests. */
const packagePrice = experiences.reduce(
  (sum, { price }) => sum + 2 * price,
  calculateBill({ from: firstDay, to: firstDay + 2 }).total,
);

/** A package of nights and experiences for one price, with the places left. */
export function Experiences({ content, isPhone }: PictureProps) {
  const copy = content.pictures.experiences;
  const edge = isPhone ? 16 : 24;
  return (
    <Screen
      title={copy.title}
      note={copy.note}
      isPhone={isPhone}
      end={<Button>{copy.publish}</Button>}
    >
      <Row alignItems="stretch" flexGrow={1} gap={20} padding={`0 ${edge}px ${edge}px`}>
        {experiences.slice(0, isPhone ? 1 : 2).map((experience) => (
          <Experience key={experience.name} content={content} isPhone={isPhone} {...experience} />
        ))}
      </Row>
      <Row
        justifyContent="space-between"
        gap={12}
        padding={`${edge - 4}px ${edge}px`}
        background="var(--color-deep)"
        color="var(--color-on-deep)"
      >
        {[copy.nights, copy.rafting, copy.cooking].join(' + ')}
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

type ExperienceProps = PictureProps & (typeof experiences)[number];

function Experience({ content, isPhone, name, price, left }: ExperienceProps) {
  const { formats, pictures } = content;
  const copy = pictures.experiences;
  return (
    <Column flexGrow={1} flexBasis={0} gap={12}>
      <Illustration name={name} width="100%" height={isPhone ? 210 : 290} borderRadius={10} />
      <Row flexWrap="wrap" justifyContent="space-between" alignItems="baseline" gap={6}>
        <Text fontSize="1.125em" fontWeight={600}>
          {copy[name]}
        </Text>
        <Row gap={5} alignItems="baseline">
          <Text fontWeight={600}>{formats.wholeMoney(price)}</Text>
          <Small>{copy.perGuest}</Small>
        </Row>
      </Row>
      <Row paddingTop={12} borderTop={line}>
        {left.map((count, day) => (
          <Column key={`${day}`} width="33.3%">
            <Text fontSize={small} fontWeight={600}>
              {`${inNovember(firstDay + day, formats.locale, { weekday: 'short' })} ${firstDay + day}`}
            </Text>
            <Small>
              {count === 0 ? copy.full : fillTemplate(copy.left, { count: `${count}` })}
            </Small>
          </Column>
        ))}
      </Row>
    </Column>
  );
}
