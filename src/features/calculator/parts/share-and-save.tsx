import { useState } from 'react';
import { toCsv } from '../rules/csv.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { toast } from '../../../browser/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { evaluate } from '../state/evaluation.ts';
import { shareAddress, summaryText } from '../text/summary-text.ts';
import type { StateProps } from './props.ts';
import styles from './share-and-save.module.css';

/** A text that the browser refused to copy, and the share address of its choice. */
interface UncopiedText {
  address: string;
  text: string;
}

const csvFileName = 'savings.csv';

/** Downloads a text as a file. */
function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // After the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/**
 * Buttons to copy a link or a summary, download a CSV file and print. They use the current state, because
 * the results on the page may not have been updated yet.
 */
export function ShareAndSave({ copy, options, state }: StateProps) {
  const { share } = copy;
  const [uncopied, setUncopied] = useState<UncopiedText | null>(null);
  const address = () => shareAddress(state, options);
  const summary = () =>
    summaryText(
      { copy, evaluation: evaluate(state, options), isYearly: state.isYearly },
      address(),
    );
  const copyText = async (text: string, confirmation: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(null);
      toast(confirmation);
    } catch {
      setUncopied({ address: address(), text });
    }
  };
  // After another change the text is outdated.
  const text = uncopied && uncopied.address === address() ? uncopied.text : null;
  return (
    <div className={`${styles.shareAndSave} needs-script`}>
      <Button variant="quiet" onClick={() => copyText(address(), share.linkCopied)}>
        {share.copyLink}
      </Button>
      <Button variant="quiet" onClick={() => copyText(summary(), share.summaryCopied)}>
        {share.copySummary}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          download(csvFileName, 'text/csv', toCsv(state, options));
          toast(fillTemplate(share.csvDownloaded, { file: csvFileName }));
        }}
      >
        {share.downloadCsv}
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
      <p role="status">{text !== null && share.refused}</p>
      {text !== null && (
        <textarea
          key={text}
          ref={(field) => field?.select()}
          className={styles.text}
          aria-label={share.refused}
          readOnly
          rows={text.split('\n').length}
          defaultValue={text}
        />
      )}
    </div>
  );
}
