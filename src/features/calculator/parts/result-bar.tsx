import { useEffect, useState, type RefObject } from 'react';
import { writeAnswer, type Result } from '../text.ts';
import { answerId } from './results.tsx';
import styles from './result-bar.module.css';

/** Whether the inputs are in view and the answer is not. */
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
      // Ignore what the header and the bar itself cover.
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

/** On a phone, a bar at the bottom with the amount, while an input is in view and the answer is not. */
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
