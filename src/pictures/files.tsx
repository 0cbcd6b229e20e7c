import { getFontFamily } from '../brand/draw-svg.tsx';
import { FileText, Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { mark } from '../brand/mark.ts';
import {
  Button,
  Column,
  Glyph,
  line,
  Row,
  Screen,
  Small,
  small,
  Tag,
  Text,
  selected,
  type PictureProps,
} from './parts.tsx';

/** The number of files in each folder. */
const counts = [5, 1, 24, 6, 5, 18];

/** The folders and files of a property, with a certificate that must be renewed. */
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
      <Row
        alignItems="stretch"
        flexDirection={isPhone ? 'column' : 'row'}
        flexGrow={1}
        borderTop={line}
      >
        {!isPhone && (
          <Column
            width={190}
            padding={12}
            gap={2}
            background="var(--color-paper)"
            borderRight={line}
          >
            {copy.folders.map((folder, index) => (
              <Entry key={folder} isOpen={index === 0}>
                <Glyph icon={Folder} color="var(--color-brand)" />
                <Text flexGrow={1}>{folder}</Text>
                <Small>{counts[index]}</Small>
              </Entry>
            ))}
          </Column>
        )}
        <Column width={isPhone ? '100%' : 240} padding={12} gap={2}>
          {copy.files.map(({ name, note }, index) => (
            <Entry key={name} isOpen={index === 0}>
              <Glyph icon={FileText} color="var(--color-brand)" />
              <Column>
                <Text fontWeight={index === 0 ? 600 : 400}>{name}</Text>
                <Small>{note}</Small>
              </Column>
            </Entry>
          ))}
        </Column>
        <Row
          justifyContent="center"
          flexGrow={1}
          padding={isPhone ? '22px 16px' : '40px 20px'}
          background="var(--color-sunken)"
        >
          <Certificate content={content} isPhone={isPhone} />
        </Row>
      </Row>
    </Screen>
  );
}

function Entry({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Row
      gap={10}
      padding="9px 10px"
      borderRadius={8}
      background={isOpen ? selected : undefined}
      fontSize={small}
    >
      {children}
    </Row>
  );
}

/** The certificate as a sheet of paper, with a flag for its end. */
function Certificate({ content }: PictureProps) {
  const { due, certificate } = content.pictures.files;
  return (
    <Column
      position="relative"
      width={244}
      alignItems="center"
      padding="36px 22px 84px"
      border={line}
      background="var(--color-paper-sheet)"
      color="var(--color-on-accent)"
      boxShadow="0 10px 24px rgba(20, 40, 30, 0.14)"
    >
      <svg viewBox={mark.viewBox} width="36" height="36">
        <path d={/ d="([^"]+)"/.exec(mark.shapes)?.[1]} fill="var(--color-gate)" />
      </svg>
      <Text
        marginTop={10}
        fontFamily={getFontFamily('display')}
        fontSize={21}
        lineHeight={1.2}
        textAlign="center"
      >
        {certificate.title}
      </Text>
      <Text marginTop={2} fontSize={14}>
        {certificate.office}
      </Text>
      <Column
        width="100%"
        gap={6}
        marginTop={16}
        paddingTop={14}
        borderTop="1px solid #d8d2c4"
        fontSize={14}
      >
        {certificate.lines.map(({ label, value }) => (
          <Row key={label} alignItems="flex-start">
            <Text width={62} opacity={0.7}>
              {label}
            </Text>
            <Text fontWeight={600}>{value}</Text>
          </Row>
        ))}
      </Column>
      <Tag
        position="absolute"
        right={-8}
        bottom={18}
        borderRadius={4}
        background="var(--color-accent)"
        color="var(--color-on-accent)"
        padding="5px 12px"
      >
        {due}
      </Tag>
    </Column>
  );
}
