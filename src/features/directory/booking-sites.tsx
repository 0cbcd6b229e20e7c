import { routes } from '../../config/routes.ts';
import type { DirectoryCopy } from './directory-copy.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './directory.module.css';

interface BookingSitesProps {
  copy: DirectoryCopy['bookingSites'];
  /** Names of the booking sites. */
  names: readonly string[];
  /** Whether the list has vendors in the category that can connect them as well. */
  hasCategory: boolean;
  onShowCategory: (category: string) => void;
}

const listFormat = new Intl.ListFormat('en-US');

/** Answers a search for a booking site, which is not in the list: how to connect it. */
export function BookingSites({ copy, names, hasCategory, onShowCategory }: BookingSitesProps) {
  return (
    <div className={styles.answer}>
      <h2>{copy.heading}</h2>
      <p>{fillTemplate(copy.body, { sites: listFormat.format(names) })}</p>
      <div className={styles.ways}>
        <ButtonLink href={`${routes.home}#${copy.question}`}>{copy.explain}</ButtonLink>
        {hasCategory && (
          <Button variant="outline" onClick={() => onShowCategory(copy.category)}>
            {copy.showCategory}
          </Button>
        )}
      </div>
    </div>
  );
}
