import { useState } from 'react';
import { toCsv } from '../rules/csv.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { toast } from '../../../browser/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import type { PartProps } from './part-props.ts';
import styles from './keep.module.css';
import { evaluate } from '../calculator-state.ts';
import { shareAddress, summaryText } from '../summary.ts';

/** A text that could not be copied, and the address of its numbers. */
interface Refused {
  of: string;
  text: string;
}

const csvFile = 'savings.csv';

/** Opens the browser's dialog to save a text as a file. */
function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/**
 * Ways to keep the result: a link, a text, a table, a printed page. A press can come right after a field
 * was left, before the results are drawn, so each uses the choice and not the drawn results.
 */
export function Keep({ copy, options, state }: Omit<PartProps, 'onChange'>) {
  const { keep } = copy;
  const [refused, setRefused] = useState<Refused | null>(null);
  const address = () => shareAddress(state, options);
  const summary = () =>
    summaryText(
      { copy, evaluation: evaluate(state, options), isYearly: state.isYearly },
      address(),
    );
  const copyText = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(null);
      toast(done);
    } catch {
      setRefused({ of: address(), text });
    }
  };
  // Once the numbers have changed, the text is outdated.
  const text = refused && refused.of === address() ? refused.text : null;
  return (
    <div className={`${styles.keep} needs-script`}>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => copyText(address(), keep.linkCopied)}>
          {keep.copyLink}
        </Button>
        <Button variant="outline" onClick={() => copyText(summary(), keep.summaryCopied)}>
          {keep.copySummary}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            download(csvFile, 'text/csv', toCsv(state, options));
            toast(fillTemplate(keep.csvDownloaded, { file: csvFile }));
          }}
        >
          {keep.downloadCsv}
        </Button>
        <Button
          variant="outline"
          onClick={({ currentTarget }) => {
            // Printing goes by the focus, and Safari does not give it to a pressed button.
            currentTarget.focus();
            print();
          }}
        >
          {keep.print}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is a figure here */}
      <p role="status">{text !== null && keep.refused}</p>
      {text !== null && (
        <textarea
          key={text}
          ref={(field) => field?.select()}
          className={styles.text}
          aria-label={keep.refused}
          readOnly
          rows={text.split('\n').length}
          defaultValue={text}
        />
      )}
    </div>
  );
}
