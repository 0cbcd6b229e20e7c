import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { offeredDirectPercents } from '../savings.ts';
import type { StateProps } from '../state.ts';
import { writePayOff, writeShare, type Result } from '../text.ts';
import styles from './results.module.css';

/** Buttons for shares of direct bookings, and the share at which the plan breaks even. */
export function Shares({ result, state, dispatch }: { result: Result } & StateProps) {
  const { before, share, after } = writePayOff(result);
  return (
    <Cluster className={styles.shares}>
      <Cluster gap="xs" as="fieldset" className="needs-script">
        <legend className="visually-hidden">{result.copy.directPercent.label}</legend>
        {offeredDirectPercents.map((percent) => {
          const isChosen = state.directPercent === percent;
          return (
            <Button
              key={percent}
              variant={isChosen ? 'solid' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => dispatch({ type: 'slide', name: 'directPercent', value: percent })}
            >
              {writeShare(percent, result)}
            </Button>
          );
        })}
      </Cluster>
      <p>
        {before}
        {share && <strong>{share}</strong>}
        {after}
      </p>
    </Cluster>
  );
}
