import type { SiteCopy } from '../content/schemas/site-copy.ts';
import { Button } from '../ui/button.tsx';
import styles from './reload-offer.module.css';

/** Offers to reload the page; scripts show it when another script fails to load. */
export function ReloadOffer({ copy }: { copy: SiteCopy['reload'] }) {
  return (
    // The live region exists before its text appears, so that screen readers announce the text.
    <div aria-live="polite" className={styles.place}>
      <div hidden data-reload="" className={styles.offer}>
        <p>{copy.words}</p>
        <Button>{copy.button}</Button>
      </div>
    </div>
  );
}
