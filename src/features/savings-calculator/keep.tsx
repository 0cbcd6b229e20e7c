import { memo, useState } from 'react';
import { toCsv } from '../../domain/calculator-csv.ts';
import { fillTemplate } from '../../domain/template.ts';
import { toast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import type { PartProps, ResultProps } from './part-props.ts';
import styles from './keep.module.css';
import { shareAddress, summaryText } from './summary.ts';

type KeepProps = Omit<PartProps, 'onChange'> & { result: ResultProps };

/** A text that the clipboard did not take, and the numbers it is of. */
interface Refused {
  of: KeepProps['state'];
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

/** Ways to take the result along: a link, a text, a table, a printed page. */
export const Keep = memo(function Keep({ copy: { keep }, options, state, result }: KeepProps) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const address = () => shareAddress(state, options);
  const copyText = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(null);
      toast(done);
    } catch {
      setRefused({ of: state, text });
    }
  };
  // A text of other numbers is no longer true of these.
  const text = refused?.of === state ? refused.text : null;
  return (
    <div className={`${styles.keep} needs-script`}>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => copyText(address(), keep.linkCopied)}>
          {keep.copyLink}
        </Button>
        <Button
          variant="outline"
          onClick={() => copyText(summaryText(result, address()), keep.summaryCopied)}
        >
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
});
