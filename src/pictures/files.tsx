import {
  BadgeCheck,
  BookOpen,
  FileSignature,
  IdCard,
  Image,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';
import { mark } from '../brand/mark.ts';
import {
  Button,
  Column,
  Glyph,
  line,
  Row,
  Screen,
  selected,
  Small,
  Tag,
  Text,
  type PictureProps,
} from './parts.tsx';

/** The icon of each folder, and how many files are in it. The first one is open. */
const folders: readonly [icon: LucideIcon, count: number][] = [
  [BadgeCheck, 5],
  [FileSignature, 1],
  [Image, 24],
  [IdCard, 6],
  [BookOpen, 5],
  [ReceiptText, 18],
];

/** The folders of a property, and a certificate in one of them that must be renewed. */
export function Files({ content, isPhone }: PictureProps) {
  const { portfolio, pictures } = content;
  const copy = pictures.files;
  return (
    <Screen
      title={copy.title}
      note={portfolio.properties.first.name}
      isPhone={isPhone}
      end={<Button>{copy.upload}</Button>}
    >
      <Row alignItems="stretch" flexDirection={isPhone ? 'column' : 'row'} flexGrow={1}>
        <Column width={isPhone ? '100%' : 292} padding={isPhone ? '0 8px 8px' : '0 12px 12px'}>
          {folders.slice(0, isPhone ? 3 : 6).map(([icon, count], index) => (
            <Row
              key={copy.folders[index]}
              flexGrow={1}
              gap={14}
              padding={isPhone ? '11px 8px' : '0 12px'}
              borderTop={index > 1 ? line : undefined}
              borderRadius={index === 0 ? 8 : 0}
              background={index === 0 ? selected : undefined}
            >
              <Glyph icon={icon} size={isPhone ? 20 : 24} color="var(--color-brand)" />
              <Text flexGrow={1} fontWeight={index === 0 ? 600 : 400}>
                {copy.folders[index]}
              </Text>
              <Small>{count}</Small>
            </Row>
          ))}
        </Column>
        <Row
          justifyContent="center"
          flexGrow={1}
          padding={isPhone ? '26px 0' : 0}
          background="var(--color-sunken)"
        >
          <Certificate content={content} isPhone={isPhone} />
        </Row>
      </Row>
    </Screen>
  );
}

/** The certificate as a sheet of paper, with a flag for its end. */
function Certificate({ content, isPhone }: PictureProps) {
  const { due, certificate } = content.pictures.files;
  return (
    <Column
      position="relative"
      width="17em"
      alignItems="center"
      padding="2.4em 1.6em 5.8em"
      fontSize={isPhone ? 15 : 19}
      background="var(--color-paper-sheet)"
      color="var(--color-on-accent)"
      boxShadow="0 10px 24px rgba(20, 40, 30, 0.14)"
    >
      <svg viewBox={mark.viewBox} width="48" height="48">
        <path d={/ d="([^"]+)"/.exec(mark.shapes)?.[1]} fill="var(--color-gate)" />
      </svg>
      <Text
        margin="14px 0 4px"
        fontFamily="display"
        fontSize="1.5em"
        lineHeight={1.2}
        textAlign="center"
      >
        {certificate.title}
      </Text>
      {certificate.office}
      <Column
        width="100%"
        gap={6}
        marginTop="1.2em"
        paddingTop="1.1em"
        borderTop="1px solid #d8d2c4"
      >
        {certificate.lines.map(({ label, value }) => (
          <Row key={label} justifyContent="space-between">
            <Text opacity={0.75}>{label}</Text>
            <Text fontWeight={600}>{value}</Text>
          </Row>
        ))}
      </Column>
      <Tag
        position="absolute"
        right={-10}
        bottom="1.8em"
        borderRadius={4}
        background="var(--color-accent)"
        color="var(--color-on-accent)"
        padding="6px 14px"
      >
        {due}
      </Tag>
    </Column>
  );
}
