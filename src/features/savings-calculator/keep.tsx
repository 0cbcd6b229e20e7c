import { useState } from 'react';
import { toCsv } from '../../domain/calculator-csv.ts';
import { Button } from '../../ui/button.tsx';
import type { PartProps, ResultProps } from './part-props.ts';
import styles from './keep.module.css';
import { shareAddress, summaryText } from './summary.ts';

type KeepProps = Omit<PartProps, 'onChange'> & { result: ResultProps };

/** What came of copying, and which numbers it was. */
interface Copied {
  of: KeepProps['state'];
  words: string;
  /** The text that the clipboard did not take. */
  refused: string | null;
}

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
export function Keep({ copy: { keep }, options, state, result }: KeepProps) {
  const [copied, setCopied] = useState<Copied | null>(null);
  const address = () => shareAddress(state, options);
  const copyText = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ of: state, words: done, refused: null });
    } catch {
      setCopied({ of: state, words: keep.refused, refused: text });
    }
  };
  // What was copied of other numbers is no longer true of these.
  const { words, refused } = copied?.of === state ? copied : { words: '', refused: null };
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
          onClick={() => download('savings.csv', 'text/csv', toCsv(state, options))}
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
      <p role="status">{words}</p>
      {refused !== null && (
        <textarea
          key={refused}
          ref={(field) => field?.select()}
          className={styles.text}
          aria-label={keep.refused}
          readOnly
          rows={refused.split('\n').length}
          defaultValue={refused}
        />
      )}
    </div>
  );
}
