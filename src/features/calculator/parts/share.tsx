import { useState } from 'react';
import type { CalculatorCopy } from '../../../content/copy.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { ToastCopy } from '../../../ui/toasts/toast-card.tsx';
import { toast } from '../../../ui/toasts/toast-store.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import styles from '../calculator.module.css';

/**
 * Prints only the calculator. It sets an attribute, because Firefox prints a copy of the page, without `:focus-within`.
 */
function printSection({ currentTarget }: { currentTarget: HTMLElement }) {
  const section = currentTarget.closest('section');
  section?.setAttribute('data-printed', '');
  addEventListener('afterprint', () => section?.removeAttribute('data-printed'), { once: true });
  print();
}

interface ShareProps {
  copy: CalculatorCopy['share'];
  toasts: ToastCopy;
  /** Returns the address of the result. */
  address: () => string;
}

/** Buttons to copy a link to the result and to print it. */
export function Share({ copy, toasts, address }: ShareProps) {
  /** The link that the browser refused to copy. It is outdated after another change. */
  const [refused, setRefused] = useState('');
  const copyLink = async () => {
    const link = address();
    try {
      await navigator.clipboard.writeText(link);
      setRefused('');
      toast(copy.linkCopied);
    } catch {
      setRefused(link);
    }
  };
  const isRefused = refused !== '' && refused === address();
  return (
    <>
      <div className={`${styles.share} needs-script`}>
        <Button variant="quiet" onClick={copyLink}>
          {copy.copyLink}
        </Button>
        <Button variant="quiet" onClick={printSection}>
          {copy.print}
        </Button>
      </div>
      {isRefused && (
        <TextField
          ref={(field) => field?.select()}
          label={copy.refused}
          readOnly
          defaultValue={refused}
        />
      )}
      <Toasts copy={toasts} />
    </>
  );
}
