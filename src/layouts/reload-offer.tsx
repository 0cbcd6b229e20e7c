import type { Shell } from '../content/schemas/page.ts';
import { Button } from '../ui/button.tsx';
import styles from './reload-offer.module.css';

/** Offers to reload the page; `src/browser/islands/start.ts` shows it when an island's code is missing. */
export function ReloadOffer({ copy }: { copy: Shell['reload'] }) {
  return (
    // There before its words are: so they are read out when they come.
    <div aria-live="polite" className={styles.place}>
      <div hidden data-reload="" className={styles.offer}>
        <p>{copy.words}</p>
        <Button>{copy.button}</Button>
      </div>
    </div>
  );
}
