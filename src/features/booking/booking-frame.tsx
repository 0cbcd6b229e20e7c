import type { BookYourStayCopy } from '../../content/schemas/landing.ts';
import { newTab } from '../../ui/new-tab.ts';
import styles from './booking-frame.module.css';
import card from '../../ui/card.module.css';
import themeBeforeLoad from './theme-before-load.js?raw';
import { widgetAddress, type WidgetSettings } from './widget-address.ts';

interface BookingFrameProps {
  copy: BookYourStayCopy;
  /** The widget's page on the product's origin; the frame adds the settings. */
  widgetUrl: string;
  settings: WidgetSettings;
  /** The booking page, which opens in a new tab. */
  pageUrl: string;
}

/**
 * The product's booking widget in a frame. Before the browser requests it, an inline script gives it
 * the page's theme; booking-frame.client.ts keeps it there, and shows the line when the widget fails.
 */
export function BookingFrame({ copy, widgetUrl, settings, pageUrl }: BookingFrameProps) {
  const { title, unreachable } = copy.frame;
  const { host, pathname } = new URL(widgetUrl);
  const lightAddress = widgetAddress(widgetUrl, settings, 'light');
  return (
    <figure aria-label={title} className={`${card.card} ${styles.box}`}>
      <p aria-hidden="true" className={styles.bar}>
        <span className={styles.address}>
          <b>{host}</b>
          {pathname}
        </span>
      </p>
      {/* Exists before its text, so that screen readers announce the text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` cannot hold paragraphs */}
      <div role="status">
        <p data-unreachable="" hidden className={styles.unreachable}>
          {unreachable}{' '}
          <a href={pageUrl} {...newTab}>
            {copy.openWidget}
          </a>
        </p>
      </div>
      <iframe
        title={title}
        loading="lazy"
        height={600}
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- safe, because the frame has another origin
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        src={lightAddress}
        data-light-src={lightAddress}
        data-dark-src={widgetAddress(widgetUrl, settings, 'dark')}
        className={styles.frame}
      />
      <script dangerouslySetInnerHTML={{ __html: themeBeforeLoad }} />
    </figure>
  );
}
