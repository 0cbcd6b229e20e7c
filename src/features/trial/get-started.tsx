import { localHref, mainLanguage, sectionHref } from '../../config/routes.ts';
import { getProductLinks } from '../../config/product-links.ts';
import type { Content } from '../../content/read-content.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Gate, Sun } from '../../drawings/gate.tsx';
import { Ground } from '../../drawings/ground.tsx';
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
        <p hidden data-choices="">
          {listChoices(content).map(([choice, sentence]) => (
            <span key={choice} hidden data-choice={choice}>
              {sentence}
            </span>
          ))}{' '}
          <a href={localHref(sectionHref('pricing'), language)}>{copy.choice.change}</a>
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

/** Each plan with a price for both billing periods (`pro-yearly`), and each period (`yearly`), with its sentence. */
function listChoices({
  formats,
  pages,
  plans,
  terms,
}: Content): [choice: string, sentence: string][] {
  const copy = pages.home.getStarted.choice;
  const saving = formats.percent(terms.yearlySavingPercent);
  const withPlan = plans.flatMap(({ id, title: plan, price }): [string, string][] => {
    if (!price) return [];
    const { monthly, yearly, total } = price.formatted;
    return [
      [`${id}-monthly`, fillTemplate(copy.monthly, { plan, price: monthly })],
      [`${id}-yearly`, fillTemplate(copy.yearly, { plan, price: yearly, total })],
    ];
  });
  return [
    ...withPlan,
    ['monthly', copy.onlyMonthly],
    ['yearly', fillTemplate(copy.onlyYearly, { saving })],
  ];
}
