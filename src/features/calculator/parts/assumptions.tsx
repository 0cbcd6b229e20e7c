import type { ReactNode } from 'react';
import { fillTemplate } from '../../../shared/template.ts';
import { Button } from '../../../ui/button.tsx';
import { findOption } from '../options.ts';
import type { StateProps } from '../state.ts';
import { AmountInput } from './amount-input.tsx';
import styles from './assumptions.module.css';
import chevron from '../../../ui/chevron.module.css';
import layout from '../../../ui/layout.module.css';
import { Switch } from '../../../ui/switch.tsx';

interface AssumptionsProps extends StateProps {
  /** The sources of every rate. */
  children: ReactNode;
}

/** The collapsed assumptions, with their sources. They are only shown with a script. */
export function Assumptions({ children, ...props }: AssumptionsProps) {
  const { copy, options, formats, state, dispatch } = props;
  const text = copy.assumptions;
  const { cardProcessing } = options;
  const ota = findOption(options.otas, state.otaId);
  return (
    <details className={`${styles.assumptions} not-printed`}>
      <summary className={chevron.chevron}>{text.heading}</summary>
      {state.isStarted && (
        <div className={`${layout.grid} ${styles.controls}`}>
          <AmountInput
            {...props}
            name="commissionPercent"
            label={fillTemplate(text.commission, { ota: ota.name })}
            note={ota.ownRate}
          />
          <Switch
            label={fillTemplate(text.cards, {
              percent: formats.percent(cardProcessing.percent),
              perBooking: formats.money(cardProcessing.perBookingCents / 100),
            })}
            checked={state.hasProcessing}
            onChange={({ target }) =>
              dispatch({ type: 'choose', choice: { hasProcessing: target.checked } })
            }
          />
          {state.hasProcessing && (
            <AmountInput {...props} name="stayNights" label={text.stay} note={text.stayNote} />
          )}
          <Button variant="outline" onClick={() => dispatch({ type: 'reset' })}>
            {text.reset}
          </Button>
        </div>
      )}
      {children}
    </details>
  );
}
