import type { Content } from '../../../content/read-content.ts';
import { formatDate } from '../../../shared/format-date.ts';
import { fillTemplate } from '../../../shared/template.ts';
import { newTab } from '../../../ui/new-tab.ts';
import styles from './assumptions.module.css';

/**
 * What each rate depends on, its sources, and when they were checked. Static HTML, which the island does not hydrate.
 */
export function Sources({ content }: { content: Content }) {
  const { bookingSites, cardProcessing, formats, pages } = content;
  const copy = pages.home.savingsCalculator.calculator.assumptions;
  const rates = bookingSites.map(({ name, commissionPercent, ...rest }) => ({
    ...rest,
    name: `${name}, ${formats.percent(commissionPercent)}`,
  }));
  return (
    <ul role="list" className={styles.sources}>
      {[...rates, { ...cardProcessing, name: copy.cardProcessing }].map((rate) => (
        <li key={rate.name}>
          {`${rate.name}: ${rate.note} `}
          {rate.sources.map(({ name, href }) => (
            <a key={href} href={href} {...newTab}>
              {name}
            </a>
          ))}{' '}
          {fillTemplate(copy.checked, { checked: formatDate(rate.checked, formats.locale) })}
        </li>
      ))}
    </ul>
  );
}
