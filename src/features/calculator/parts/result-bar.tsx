import { useEffect, useState, type RefObject } from 'react';
import { writeAnswer, type Result } from '../text.ts';
import { answerId } from './results.tsx';
import styles from './result-bar.module.css';

/** Whether the inputs are on the screen and the answer is not. */
function useIsAnswerMissed(inputs: RefObject<HTMLElement | null>): boolean {
  const [isMissed, setIsMissed] = useState(false);
  useEffect(() => {
    const answer = document.getElementById(answerId);
    if (!answer || !inputs.current) return undefined;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        setIsMissed(seen.size === 1 && !seen.has(answer));
      },
      // Below the header, and above the bar itself.
      { rootMargin: '-72px 0px -64px' },
    );
    observer.observe(answer);
    observer.observe(inputs.current);
    return () => observer.disconnect();
  }, [inputs]);
  return isMissed;
}

interface ResultBarProps {
  result: Result;
  inputs: RefObject<HTMLElement | null>;
}

/** The amount at the lower edge of a phone, while an input is on the screen and the answer is not. */
export function ResultBar({ result, inputs }: ResultBarProps) {
  const isShown = useIsAnswerMissed(inputs);
  const { amount, inBar } = writeAnswer(result);
  return (
    <div
      data-surface="deep"
      data-result-bar=""
      className={`${styles.bar} not-printed`}
      hidden={!isShown}
    >
      <p>
        <strong>{amount}</strong> {inBar}
      </p>
      <a href={`#${answerId}`}>{result.copy.bar.back}</a>
    </div>
  );
}
