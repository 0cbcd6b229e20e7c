import type { CalculatorCopy } from '../../../content/copy.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast-store.ts';
import { Toasts, type ToastCopy } from '../../../ui/toasts/toasts.tsx';

interface CopyLinkProps {
  copy: CalculatorCopy['share'];
  toasts: ToastCopy;
}

/** A button that copies the address of the page, which contains the choice. If the browser refuses, its own dialog shows the link, selected. */
export function CopyLink({ copy, toasts }: CopyLinkProps) {
  const copyLink = async () => {
    const link = new URL('#savings-calculator', location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toast(copy.linkCopied);
    } catch {
      // oxlint-disable-next-line no-alert -- in reach of the keyboard in every browser
      prompt(copy.refused, link);
    }
  };
  return (
    <>
      <Button variant="quiet" className="needs-script" onClick={copyLink}>
        {copy.copyLink}
      </Button>
      <Toasts copy={toasts} />
    </>
  );
}
