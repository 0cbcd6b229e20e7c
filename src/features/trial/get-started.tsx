import { sectionHref } from '../../config/routes.ts';
import { productLinks } from '../../config/site.ts';
import { choiceMark, leadsToSignUp } from '../../shared/trial-marks.ts';
import type { HomeCopy } from '../../content/schemas/page.ts';
import type { TrialChoice } from './trial-choice.ts';
import { Band } from '../../ui/band.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './get-started.module.css';

interface GetStartedProps {
  copy: HomeCopy['getStarted'];
  /** Every choice a visitor can make; a script shows the one that was made. */
  choices: readonly TrialChoice[];
}

/**
 * Three steps and the way to sign up. The email field has no name, so the browser checks it but
 * sends it nowhere; submitting opens the sign-up page in a new tab, with or without a script.
 */
export function GetStarted({ copy, choices }: GetStartedProps) {
  return (
    <Band id="get-started" className={styles.band}>
      <h2>{copy.heading}</h2>
      <p className={styles.lead}>{copy.lead}</p>
      <div className={styles.climb}>
        <svg viewBox="0 0 1152 124" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-900 96C-700 148-260 82 30 94S270 96 425 62 660 66 819 30s381-22 1200-60" />
        </svg>
        <ol role="list" className={styles.steps}>
          {copy.steps.map(({ title, body }) => (
            <li key={title} data-arrive="">
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </div>
      {choices.map(({ id, words }) => (
        <p key={id} {...{ [choiceMark]: id }} hidden className={styles.choice}>
          {words} <a href={sectionHref('pricing')}>{copy.choice.change}</a>
        </p>
      ))}
      <form
        action={productLinks.auth}
        method="get"
        target="_blank"
        rel="noopener"
        {...leadsToSignUp}
        className={styles.form}
      >
        <TextField
          label={copy.email.label}
          type="email"
          autoComplete="email"
          placeholder={copy.email.placeholder}
          required
        />
        <Button type="submit">{copy.submit}</Button>
        <p className={styles.note}>{copy.note}</p>
      </form>
    </Band>
  );
}
