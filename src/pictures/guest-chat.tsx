import {
  CardGround,
  Column,
  Row,
  small,
  Small,
  Text,
  urgent,
  type PictureProps,
} from './parts.tsx';

/** A guest's question on a phone, answered with one of the saved replies. */
export function GuestChat({ content }: PictureProps) {
  const { answer, question, replies, saved, thanks } = content.pictures.guestChat;
  return (
    <CardGround thread="M11 0V36Q11 48 30 48" lineHeight={1.3} background="var(--color-brand-soft)">
      <Column
        position="absolute"
        left={30}
        top={24}
        width={190}
        height={330}
        gap={10}
        padding="14px 10px"
        border="6px solid var(--color-on-accent)"
        boxShadow="0 0 0 1px var(--color-line-strong)"
        borderRadius={30}
        background="var(--color-paper)"
      >
        <Text
          width="100%"
          paddingBottom={8}
          borderBottom="1px solid var(--color-line)"
          fontWeight={600}
          textAlign="center"
        >
          {content.portfolio.guests.fourth}
        </Text>
        <Message>{question}</Message>
        <Message isAnswer>{answer}</Message>
        <Message>{thanks}</Message>
      </Column>
      <Column
        position="absolute"
        right={12}
        bottom={24}
        width={140}
        gap={2}
        padding={10}
        borderRadius={12}
        background="var(--color-surface)"
        boxShadow="0 12px 32px rgba(20, 40, 30, 0.16)"
      >
        <Small padding="2px 8px">{saved}</Small>
        {replies.map((reply, index) => (
          <Row
            key={reply}
            padding="6px 8px"
            borderRadius={6}
            background={index === 0 ? urgent : undefined}
            fontSize={small}
            fontWeight={index === 0 ? 600 : 400}
          >
            {reply}
          </Row>
        ))}
      </Column>
    </CardGround>
  );
}

function Message({ isAnswer = false, children }: { isAnswer?: boolean; children: string }) {
  return (
    <Text
      alignSelf={isAnswer ? 'flex-end' : 'flex-start'}
      maxWidth={146}
      padding="8px 12px"
      border={isAnswer ? undefined : '1px solid var(--color-line)'}
      borderRadius={14}
      background={isAnswer ? 'var(--color-brand)' : 'var(--color-surface)'}
      color={isAnswer ? 'var(--color-on-brand)' : undefined}
      fontSize={small}
    >
      {children}
    </Text>
  );
}
