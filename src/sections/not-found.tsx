import type { Content } from '../content/read-content.ts';
import { Grid, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { Intro } from './page-intro.tsx';
import styles from './not-found.module.css';
import text from '../ui/text.module.css';

/** The not-found page, with links that may help. */
export function NotFound({ content }: { content: Content }) {
  const copy = content.pages.notFound;
  return (
    <>
      <Intro eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.body} page="not-found" />
      <Section>
        <Grid gap="xl">
          <p className={text.title}>{copy.help}</p>
          {copy.links.map(({ label, href, hint }) => (
            <Stack gap="xs" key={href} className={styles.link}>
              <a href={href} className={text.link}>
                {label}
              </a>
              <p className={text.muted}>{hint}</p>
            </Stack>
          ))}
        </Grid>
      </Section>
    </>
  );
}
