import { formatNovemberRange, staysByProperty } from '../drawings/portfolio.ts';
import { CardGround, Checked, Column, Small, Text, type PictureProps } from './parts.tsx';

/** A tag with a booking, which hangs on a cord from the line of the stages. */
export function BookingTag({ content }: PictureProps) {
  const { formats, pictures, portfolio } = content;
  const stay = staysByProperty.fourth.find(({ guest }) => guest === 'fourth');
  const dates = stay ? formatNovemberRange(stay.from, stay.to, formats.locale) : '';
  return (
    <CardGround lineHeight={1.35} background="var(--color-turmeric-soft)">
      <svg viewBox="0 0 364 320" width="364" height="320">
        <path
          d="M30 160L84 66H340a12 12 0 0 1 12 12V242a12 12 0 0 1-12 12H84z"
          fill="var(--color-surface)"
        />
        <circle
          cx="68"
          cy="160"
          r="8"
          fill="var(--color-turmeric-soft)"
          stroke="var(--color-accent)"
          strokeWidth="2"
        />
        <path
          d="M11 0C11 92 20 150 68 160"
          fill="none"
          stroke="var(--color-accent)"
          strokeWidth="2.5"
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
