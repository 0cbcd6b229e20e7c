import type { Content } from '../../content/read-content.ts';
import { Illustration } from '../../drawings/illustration.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Paragraphs, Points, Section, SectionHeading } from '../../ui/section.tsx';
import styles from './company.module.css';
import text from '../../ui/text.module.css';

/** How the company began, beside the paper calendar that the platform replaced. */
export function Story({ content }: { content: Content }) {
  const { heading, paragraphs, quote } = content.pages.about.story;
  return (
    <Section>
      <Split gap="xl">
        <div>
          <div className={styles.calendar}>
            <Illustration name="paper-calendar" className="decoration" />
            {quote && <p className={styles.quote}>{quote}</p>}
          </div>
        </div>
        <Stack gap="lg">
          <h2>{heading}</h2>
          <Paragraphs paragraphs={paragraphs} />
        </Stack>
      </Split>
    </Section>
  );
}

/** The company's mission, in one very large sentence. */
export function Mission({ content }: { content: Content }) {
  const { heading, statement, body } = content.pages.about.mission;
  return (
    <Section surface="deep">
      <Stack gap="lg">
        <h2 className={`${text.title} ${text.link}`}>{heading}</h2>
        <p className={styles.statement}>{statement}</p>
        <p className={text.lead}>{body}</p>
      </Stack>
    </Section>
  );
}

/** The company's values, each below a line of ground with its drawing on it. */
export function Values({ content }: { content: Content }) {
  const { heading, items } = content.pages.about.values;
  return (
    <Section surface="sunken">
      <SectionHeading heading={heading} />
      <Points
        items={items.map((item) => ({ ...item, drawing: <Illustration name={item.drawing} /> }))}
        className={styles.values}
      />
    </Section>
  );
}
