import type { DirectoryCopy } from '../../content/schemas/directory.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './directory.module.css';

interface NothingFoundProps {
  copy: DirectoryCopy;
  /** The path of the contact page. */
  contact: string;
  query: string;
  /** Number of entries that other categories have for the query. */
  elsewhere: number;
  onClear: () => void;
  onSearchAll: () => void;
}

/** Shown when a search finds nothing: other ways to continue. */
export function NothingFound({
  copy,
  contact,
  query,
  elsewhere,
  onClear,
  onSearchAll,
}: NothingFoundProps) {
  const { nothing } = copy;
  const request = new URLSearchParams({ subject: nothing.subject, integration: query });
  return (
    <div className={styles.answer}>
      <h2>{fillTemplate(nothing.heading, { query })}</h2>
      <p>{nothing.body}</p>
      <div className={styles.ways}>
        {elsewhere > 0 && (
          <Button onClick={onSearchAll}>{`${nothing.elsewhere} (${elsewhere})`}</Button>
        )}
        <ButtonLink href={`${contact}?${request}`} variant={elsewhere > 0 ? 'outline' : 'solid'}>
          {fillTemplate(nothing.ask, { query })}
        </ButtonLink>
        <Button variant="outline" onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
    </div>
  );
}
