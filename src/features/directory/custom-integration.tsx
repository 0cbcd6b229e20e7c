import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './directory.module.css';
import text from '../../ui/text.module.css';

/** A link to the contact details in the footer, for visitors whose system is not listed. */
export function CustomIntegration({ content }: { content: Content }) {
  const copy = content.pages.integrations.custom;
  return (
    <Section className={styles.custom}>
      <Split shares="8-4" gap="xl" data-surface="deep" className={styles.box}>
        <Stack gap="lg">
          <h2>{copy.heading}</h2>
          <p className={text.lead}>{copy.body}</p>
          <ButtonLink href="#contact">{copy.cta}</ButtonLink>
        </Stack>
        <Connection />
      </Split>
    </Section>
  );
}

/** A drawing: one system joined to three. */
function Connection() {
  return (
    <svg
      viewBox="0 0 240 200"
      fill="none"
      aria-hidden="true"
      className={`decoration ${styles.connection}`}
    >
      <path
        d="M48 100h140M78 100c40 0 20-66 60-66h50M78 100c40 0 20 66 60 66h50"
        stroke="var(--color-accent)"
        strokeWidth="3"
      />
      <rect y="76" width="48" height="48" rx="8" fill="var(--color-brand)" />
      <svg x="9" y="85" width="30" height="30">
        <Mark />
      </svg>
      {systems.map(([name, y]) => (
        <g key={name}>
          <rect x="189" y={y} width="50" height="50" rx="8" stroke="var(--color-line-strong)" />
          <svg x="202" y={y + 13} width="24" height="24">
            <Icon name={name} />
          </svg>
        </g>
      ))}
    </svg>
  );
}

/** What it joins, from top to bottom. */
const systems = [
  ['calendar-check', 9],
  ['lock', 75],
  ['wallet', 141],
] as const;
