import type { Content } from '../../content/read-content.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './careers.module.css';

/** The benefits for employees. */
export function Benefits({ content }: { content: Content }) {
  const { benefits } = content.pages.careers;
  return (
    <Section tone="sunken">
      <SectionHeading heading={benefits.heading} lead={benefits.lead} />
      <ul role="list" className={styles.benefits}>
        {benefits.items.map(({ icon, title, body }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
