import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast-store.ts';
import type { ToastCopy } from '../../../ui/toasts/toast-card.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { shareAddress } from '../address/calculator-address.ts';
import type { StateProps } from './props.ts';
import styles from './share.module.css';

/**
 * Buttons to copy a link to the result and to print it. They use the current state, because the results
 * on the page may not have been updated yet.
 */
export function Share({
  copy: { share },
  toastCopy,
  options,
  state,
}: StateProps & { toastCopy: ToastCopy }) {
  /** The link that the browser refused to copy; outdated after another change. */
  const [refused, setRefused] = useState('');
  const address = () => shareAddress(state, options);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setRefused('');
      toast(share.linkCopied);
    } catch {
      setRefused(address());
    }
  };
  const isRefused = refused !== '' && refused === address();
  return (
    <div className={`${styles.share} needs-script`}>
      <Button variant="quiet" onClick={copyLink}>
        {share.copyLink}
      </Button>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // `usePrinting` looks at the focus, which Safari does not give to a clicked button.
          currentTarget.focus();
          print();
        }}
      >
        {share.print}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- outputs are the results here */}
      <p role="status">{isRefused && share.refused}</p>
      {isRefused && (
        <input
          ref={(field) => field?.select()}
          className={styles.address}
          aria-label={share.refused}
          readOnly
          defaultValue={refused}
        />
      )}
      <Toasts copy={toastCopy} />
    </div>
  );
}
