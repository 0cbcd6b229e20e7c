import type { Content } from '../../content/read-content.ts';
import { Paragraphs, Section, SectionHeading } from '../../ui/section.tsx';
import { Ruled, Split, Stack } from '../../ui/layout.tsx';
import { fillTemplate } from '../../shared/template.ts';
import styles from './company.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

/** What customers pay, beside a large figure (the fee on direct bookings) and what it amounts to. */
export function Revenue({ content }: { content: Content }) {
  const { heading, figure, paragraphs } = content.pages.investors.revenue;
  const { formats, terms } = content;
  const booking = formats.wholeMoney(figure.booking);
  const earned = [
    { label: figure.direct, percent: terms.directBookingFeePercent },
    { label: figure.ota, percent: 0 },
  ];
  return (
    <Section surface="turmeric">
      <Split gap="xl">
        <Stack as="dl" gap="lg">
          <div className={`${layout.figure} ${styles.figure}`}>
            <dt className={text.title}>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
          {earned.map(({ label, percent }) => (
            <div key={label} className={styles.earned}>
              <dt>{fillTemplate(label, { booking })}</dt>
              <dd>{formats.money((figure.booking * percent) / 100)}</dd>
            </div>
          ))}
        </Stack>
        <Stack gap="lg">
          <h2>{heading}</h2>
          <Paragraphs paragraphs={paragraphs} />
        </Stack>
      </Split>
    </Section>
  );
}

/** The principles of a self-funded company. */
export function Principles({ content }: { content: Content }) {
  const { heading, items } = content.pages.investors.principles;
  return (
    <Section>
      <SectionHeading heading={heading} />
      <Ruled as="dl" gap="lg">
        {items.map(({ title, body }) => (
          <Split key={title} gap="xl" className={styles.principle}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </Split>
        ))}
      </Ruled>
    </Section>
  );
}
