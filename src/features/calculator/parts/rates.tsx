import type { Content } from '../../../content/read-content.ts';
import { formatDate } from '../../../shared/formats.ts';
import { fillTemplate } from '../../../shared/template.ts';
import { Grid } from '../../../ui/layout.tsx';
import { newTab } from '../../../ui/links.tsx';
import { commissionRules } from '../options.ts';
import styles from './inputs.module.css';
import { NumberField } from './number-input.tsx';

/**
 * The commission of each booking site, which visitors can change, with what it depends on, and then the usual fees of
 * card payments. Static HTML, which the island does not hydrate.
 */
export function Rates({ content }: { content: Content }) {
  const { bookingSites, cardProcessing, formats, pages } = content;
  const copy = pages.home.savingsCalculator.calculator.rates;
  return (
    <Grid as="ul" gap="lg" className={styles.rates}>
      {bookingSites.map((site) => (
        <li key={site.id}>
          <label className={styles.rate}>
            {fillTemplate(copy.commission, { ota: site.name })}
            <span className="without-script">{formats.percent(site.commissionPercent)}</span>
            <span className="needs-script">
              <NumberField
                {...commissionRules}
                name={site.id}
                defaultValue={site.commissionPercent}
                format={formats.percent}
              />
            </span>
          </label>
          <Source source={site} content={content} />
        </li>
      ))}
      <li>
        <p className={styles.rate}>
          {fillTemplate(copy.cards, {
            percent: formats.percent(cardProcessing.percent),
            perBooking: formats.money(cardProcessing.perBookingCents / 100),
          })}
        </p>
        <Source source={cardProcessing} content={content} />
      </li>
    </Grid>
  );
}

interface SourceProps {
  content: Content;
  source: Content['bookingSites'][number] | Content['cardProcessing'];
}

/** What a rate depends on, its sources, and when they were checked. */
function Source({ content, source }: SourceProps) {
  const copy = content.pages.home.savingsCalculator.calculator.rates;
  const { note, sources, checked } = source;
  return (
    <p>
      {note} {'ownRate' in source && source.ownRate}{' '}
      {sources.map(({ name, href }) => (
        <a key={href} href={href} {...newTab}>
          {name}
        </a>
      ))}{' '}
      {fillTemplate(copy.checked, { checked: formatDate(checked, content.formats.locale) })}
    </p>
  );
}
