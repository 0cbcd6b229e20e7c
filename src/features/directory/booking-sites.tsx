import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './directory.module.css';
import text from '../../ui/text.module.css';

/** What connects on every plan. Booking sites are not vendors, so a search for one finds this card. */
export function BookingSites({ content }: { content: Content }) {
  const { connected, search } = content.pages.integrations;
  const { alsoCalled, explain, question } = search.bookingSites;
  const names = content.bookingSites.map(({ name }) => name);
  return (
    <div className="page-width">
      <Stack
        id="booking-sites"
        data-names={[...names, alsoCalled].join(', ')}
        className={styles.sites}
      >
        <h2 className={text.title}>{connected.heading}</h2>
        <p>{connected.body}</p>
        <ButtonLink href={`${content.routes.home}#${question}`} variant="outline">
          {explain}
        </ButtonLink>
      </Stack>
    </div>
  );
}
