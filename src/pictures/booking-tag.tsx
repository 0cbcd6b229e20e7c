import { formatNovemberRange, staysByProperty } from '../drawings/portfolio.ts';
import { CardGround, Checked, Column, Small, Text, type PictureProps } from './parts.tsx';

/** A tag with a booking, which hangs on a cord from the line of the stages. */
export function BookingTag({ content }: PictureProps) {
  const { formats, pictures, portfolio } = content;
  const stay = staysByProperty.fourth.find(({ guest }) => guest === 'fourth');
  const dates = stay ? formatNovemberRange(stay.from, stay.to, formats.locale) : '';
  return (
    <CardGround
      thread="M11 0C11 92 20 150 68 160"
      lineHeight={1.35}
      background="var(--color-turmeric-soft)"
    >
      <svg viewBox="0 0 364 320" width="364" height="320" style={{ position: 'absolute' }}>
        <path
          d="M30 160L84 66H340a12 12 0 0 1 12 12V242a12 12 0 0 1-12 12H84zM60 160a8 8 0 0 0 16 0 8 8 0 0 0-16 0z"
          fill="var(--color-surface)"
        />
      </svg>
      <Column position="absolute" left={98} top={88} width={250} gap={3}>
        <Text fontSize={20} fontWeight={600}>
          {portfolio.guests.fourth}
        </Text>
        <Small>{portfolio.properties.fourth.name}</Small>
        <Small paddingBottom={7}>{`${dates}, ${pictures.bookingTag.nights}`}</Small>
        {pictures.bookingTag.checks.map((check) => (
          <Checked key={check}>{check}</Checked>
        ))}
      </Column>
    </CardGround>
  );
}
