import { localHref, mainLanguage, sectionHref } from '../../config/routes.ts';
import { getProductLinks } from '../../config/product-links.ts';
import type { Content } from '../../content/read-content.ts';
import { writeTrialChoices } from './trial-choice.ts';
import { Gate, Sun } from '../../drawings/gate.tsx';
import { Ground } from '../../ui/ground.tsx';
import { Section } from '../../ui/section.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './get-started.module.css';
import textStyles from '../../ui/text.module.css';

/**
 * The sign-up form, and the three steps on a thread through the gate. The email field has no name, so the browser
 * validates it but does not send it. Submitting opens the sign-up page in a new tab, even without a script.
 */
export function GetStarted({ content }: { content: Content }) {
  const copy = content.pages.home.getStarted;
  const { code: language } = content.language;
  const { formats, plans, terms } = content;
  const saving = formats.percent(terms.yearlySavingPercent);
  const choices = writeTrialChoices(plans, copy.choice, saving);
  return (
    <Section id="get-started" surface="deep" className={styles.section}>
      <h2 className={styles.heading}>{copy.heading}</h2>
      <ol role="list" className={styles.steps}>
        {copy.steps.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
      <form
        action={getProductLinks().auth}
        method="get"
        target="_blank"
        rel="noopener"
        data-sign-up=""
        className={styles.form}
      >
        {language !== mainLanguage && <input type="hidden" name="lang" value={language} />}
        {/* trial.client.ts shows the sentence for the visitor's choice. */}
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
      <Gate hasWall className={styles.gate} />
      <Sun className={styles.sun} />
      <Ground shape="rise" className={styles.ground} />
    </Section>
  );
}
