import { useId, type ReactNode } from 'react';
import type { AmountName } from '../rules/choice.ts';
import type { Basis } from '../rules/options.ts';
import { formatCents } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { Button } from '../../../ui/button.tsx';
import { Chevron } from '../../../ui/chevron.tsx';
import { choose, finishTyping, resetAssumptions, shownIn, typeIn } from '../calculator-state.ts';
import type { PartProps } from './part-props.ts';
import styles from './assumptions.module.css';
import { remarkOn } from '../remarks.ts';
import { Switch } from './switch.tsx';
import { TypedField } from './typed-field.tsx';

/** A number that can be set, with its explanation. */
function Assumption({
  name,
  label,
  suffix = '',
  disabledBecause,
  children,
  copy,
  options,
  state,
  onChange,
}: PartProps & {
  name: AmountName;
  label: string;
  suffix?: string;
  /** Why the number has no effect now. */
  disabledBecause?: string | undefined;
  children?: ReactNode;
}) {
  const id = useId();
  const remark = remarkOn(name, copy, options, state);
  return (
    <div className={styles.assumption}>
      <label htmlFor={id}>{label}</label>
      <TypedField
        id={id}
        name={name}
        suffix={suffix}
        value={shownIn(state, name)}
        remarkId={remark ? `${id}remark` : undefined}
        isInvalid={remark?.isProblem ?? false}
        disabledBecauseId={disabledBecause && `${id}disabled`}
        onType={(text) => onChange((current) => typeIn(current, name, text))}
        onFinish={() => onChange((current) => finishTyping(current, options, name))}
      />
      {remark && (
        <p
          id={`${id}remark`}
          className={remark.isProblem ? `${styles.remark} ${styles.problem}` : styles.remark}
        >
          {remark.text}
        </p>
      )}
      {children}
      {disabledBecause && <p id={`${id}disabled`}>{disabledBecause}</p>}
    </div>
  );
}

/** Everything that the result rests on besides the sliders: can be changed, and says where it is from. */
export function Assumptions(props: PartProps) {
  const { copy, options, state, onChange } = props;
  const words = copy.assumptions;
  const { cardProcessing } = options;
  const noted = ({ note, source, checked }: Basis) => (
    <p>
      {note} <small>{fillTemplate(words.source, { source, checked })}</small>
    </p>
  );
  return (
    <details className={styles.assumptions}>
      <summary>
        {words.heading}
        <Chevron />
      </summary>
      <div className={styles.list}>
        {options.otas.map((ota) => (
          <Assumption
            {...props}
            key={ota.id}
            name={ota.id}
            label={fillTemplate(words.commission, { ota: ota.name })}
          >
            {noted(ota)}
          </Assumption>
        ))}
        <div className={styles.assumption}>
          <Switch
            label={fillTemplate(words.cards, {
              percent: `${cardProcessing.percent}%`,
              perBooking: formatCents(cardProcessing.perBookingCents),
            })}
            name="hasProcessing"
            checked={state.hasProcessing}
            onChange={({ target }) =>
              onChange((current) => choose(current, { hasProcessing: target.checked }))
            }
          />
          {noted(cardProcessing)}
        </div>
        <Assumption
          {...props}
          name="stayNights"
          label={words.stay}
          suffix={words.nights}
          disabledBecause={state.hasProcessing ? undefined : words.stayDisabled}
        >
          <p>{words.stayNote}</p>
        </Assumption>
      </div>
      <Button
        variant="outline"
        onClick={() => onChange((current) => resetAssumptions(current, options))}
      >
        {words.reset}
      </Button>
    </details>
  );
}
