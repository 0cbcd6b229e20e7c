import { localHref, mainLanguage, sectionHref } from '../../config/routes.ts';
import { productLinks } from '../../config/product-links.ts';
import type { Content } from '../../content/read-content.ts';
import { formatPercent } from '../../shared/format-number.ts';
import { trialChoices } from './trial-choice.ts';
import { Section } from '../../ui/section.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './get-started.module.css';
import textStyles from '../../ui/text.module.css';

/**
 * The sign-up form and the three steps. The form comes first: the buttons of the plans lead here. The
 * email field has no name, so the browser validates it but does not send it. Submitting opens the
 * sign-up page in a new tab, even without a script.
 */
export function GetStarted({ content }: { content: Content }) {
  const copy = content.pages.home.getStarted;
  const { code: language, locale } = content.language;
  const { plans, terms } = content;
  const saving = formatPercent(terms.yearlySavingPercent, locale);
  const choices = trialChoices(plans, copy.choice, saving);
  return (
    <Section id="get-started" surface="deep" className={styles.section}>
      <div className={styles.start}>
        <h2>{copy.heading}</h2>
        <form
          action={productLinks().auth}
          method="get"
          target="_blank"
          rel="noopener"
          data-sign-up=""
          className={styles.form}
        >
          {language !== mainLanguage && <input type="hidden" name="lang" value={language} />}
          {/* trial.client.ts shows the sentence for what the visitor chose. */}
          <p hidden data-choices={JSON.stringify(choices)}>
            <span /> <a href={localHref(sectionHref('pricing'), language)}>{copy.choice.change}</a>
          </p>
          <TextField
            label={copy.email.label}
            type="email"
            autoComplete="email"
            placeholder={copy.email.placeholder}
            required
          />
          <Button type="submit">{copy.submit}</Button>
          <p className={textStyles.note}>{copy.note}</p>
        </form>
      </div>
      <div className={styles.climb}>
        <svg viewBox="0 0 1152 124" preserveAspectRatio="none" aria-hidden="true">
          <path fill="var(--color-accent-on-deep)" d="M1072 4a40 65 0 0 1 80-2z" />
          <path d="M-900 96C-700 148-260 82 30 94S270 96 425 62 660 66 819 30s381-22 1200-60" />
        </svg>
        <ol role="list" className={styles.steps}>
          {copy.steps.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={textStyles.note}>{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
