import type { DirectoryCopy } from '../../content/schemas/directory.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { listOf } from '../../shared/list-format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './directory.module.css';

interface BookingSitesProps {
  copy: DirectoryCopy['bookingSites'];
  /** Address of the question that explains it, if the landing page has it. */
  question: string | undefined;
  /** Names of the booking sites. */
  names: readonly string[];
  /** The language of the list of names: `en-US`. */
  locale: string;
  /** Whether the list has the category of vendors that can connect booking sites. */
  hasCategory: boolean;
  onShowCategory: (category: string) => void;
}

/** Explains how to connect a booking site, since booking sites are not in the list of vendors. */
export function BookingSites({
  copy,
  question,
  names,
  locale,
  hasCategory,
  onShowCategory,
}: BookingSitesProps) {
  return (
    <div className={styles.answer}>
      <h2>{copy.heading}</h2>
      <p>{fillTemplate(copy.body, { sites: listOf(names, locale) })}</p>
      <div className={styles.ways}>
        {question && <ButtonLink href={question}>{copy.explain}</ButtonLink>}
        {hasCategory && (
          <Button variant="outline" onClick={() => onShowCategory(copy.category)}>
            {copy.showCategory}
          </Button>
        )}
      </div>
    </div>
  );
}
