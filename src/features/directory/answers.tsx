import { fillTemplate } from '../../shared/template.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import type { DirectoryCopy } from './directory-copy.ts';
import styles from './directory.module.css';

/** The address of the contact form, with fields filled in to ask for an integration. */
export function getRequestHref(contact: string, integration: string): string {
  return `${contact}&${new URLSearchParams({ integration })}#message`;
}

interface BookingSitesProps {
  copy: DirectoryCopy['bookingSites'];
  /** Address of the FAQ entry that explains it. */
  question: string;
  /** Shows the vendors that connect booking sites; undefined if there are none. */
  onShowCategory: (() => void) | undefined;
}

/** Explains how to connect a booking site, because booking sites are not in the list of vendors. */
export function BookingSites({ copy, question, onShowCategory }: BookingSitesProps) {
  return (
    <Stack gap="md" className={`page-width ${layout.card} ${styles.answer}`}>
      <h2 className={text.title}>{copy.heading}</h2>
      <p className={text.muted}>{copy.body}</p>
      <Cluster gap="sm">
        <ButtonLink href={question}>{copy.explain}</ButtonLink>
        {onShowCategory && (
          <Button variant="outline" onClick={onShowCategory}>
            {copy.showCategory}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

interface NothingFoundProps {
  copy: DirectoryCopy;
  /** The address of the contact form, with a subject selected. */
  contact: string;
  query: string;
  /** The number of matching vendors in other categories. */
  elsewhere: number;
  onClear: () => void;
  onSearchAll: () => void;
}

/** Shown when a search finds nothing: other ways to continue. */
export function NothingFound({ copy, contact, query, elsewhere, ...rest }: NothingFoundProps) {
  const { nothing } = copy;
  return (
    <Stack gap="md" className={`page-width ${layout.card} ${styles.answer}`}>
      <h2 className={text.title}>{fillTemplate(nothing.heading, { query })}</h2>
      <p className={text.muted}>{nothing.body}</p>
      <Cluster gap="sm">
        {elsewhere > 0 && (
          <Button onClick={rest.onSearchAll}>{`${nothing.elsewhere} (${elsewhere})`}</Button>
        )}
        <ButtonLink
          href={getRequestHref(contact, query)}
          variant={elsewhere > 0 ? 'outline' : 'solid'}
        >
          {fillTemplate(nothing.ask, { query })}
        </ButtonLink>
        <Button variant="outline" onClick={rest.onClear}>
          {copy.clear}
        </Button>
      </Cluster>
    </Stack>
  );
}
