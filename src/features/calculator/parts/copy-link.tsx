import { useState } from 'react';
import type { CalculatorCopy } from '../../../content/copy.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { ToastCopy } from '../../../ui/toasts/toast-card.tsx';
import { toast } from '../../../ui/toasts/toast-store.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';

interface CopyLinkProps {
  copy: CalculatorCopy['share'];
  toasts: ToastCopy;
  /** The query of the result. */
  query: string;
}

/** A button that copies a link to the result. If the browser refuses, the link is shown and selected. */
export function CopyLink({ copy, toasts, query }: CopyLinkProps) {
  /** The query that the browser refused to copy. It is outdated after another change. */
  const [refused, setRefused] = useState<string>();
  const writeLink = () => `${location.origin}${location.pathname}${query}#savings-calculator`;
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(writeLink());
      setRefused(undefined);
      toast(copy.linkCopied);
    } catch {
      setRefused(query);
    }
  };
  return (
    <>
      <Button variant="quiet" className="needs-script" onClick={copyLink}>
        {copy.copyLink}
      </Button>
      {refused === query && (
        <TextField
          ref={(field) => field?.select()}
          label={copy.refused}
          readOnly
          defaultValue={writeLink()}
        />
      )}
      <Toasts copy={toasts} />
    </>
  );
}
