import type { Shell } from '../content/schemas/page.ts';
import { Button } from '../ui/button.tsx';
import styles from './reload-offer.module.css';

/** Offers to load the page anew; `src/browser/islands/islands.ts` shows it when a part could not be had. */
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
