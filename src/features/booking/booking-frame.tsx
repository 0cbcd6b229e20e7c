import { productLinksIn } from '../../config/site.ts';
import type { Content } from '../../content/read-content.ts';
import { newTab } from '../../ui/new-tab.ts';
import styles from './booking-frame.module.css';
import card from '../../ui/card.module.css';
import themeBeforeLoad from './theme-before-load.js?raw';
import { widgetAddress } from './widget-address.ts';

/**
 * The product's booking widget in a frame. Before the browser requests it, an inline script gives it
 * the page's theme; booking-frame.client.ts keeps it there, and shows the line when the widget fails.
 */
export function BookingFrame({ content }: { content: Content }) {
  const { frame, openWidget } = content.pages.home.bookYourStay;
  const { code } = content.language;
  const { bookingPage, bookingWidget } = productLinksIn(code);
  const { host, pathname } = new URL(bookingWidget);
  const lightAddress = widgetAddress('light', code);
  return (
    <figure aria-label={frame.title} className={`${card.card} ${styles.box}`}>
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
          {frame.unreachable}{' '}
          <a href={bookingPage} {...newTab}>
            {openWidget}
          </a>
        </p>
      </div>
      <iframe
        title={frame.title}
        loading="lazy"
        height={600}
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- safe, because the frame has another origin
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        src={lightAddress}
        data-light-src={lightAddress}
        data-dark-src={widgetAddress('dark', code)}
        className={styles.frame}
      />
      <script dangerouslySetInnerHTML={{ __html: themeBeforeLoad }} />
    </figure>
  );
}
