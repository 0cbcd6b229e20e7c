import type { HomeCopy } from '../../content/schemas/page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './booking-frame.module.css';
import {
  actionsMark,
  boxMark,
  darkAddressMark,
  reportFor,
  retryMark,
  statusMark,
  type FrameStatus,
} from './frame-marks.ts';
import { widgetAddress, type WidgetSettings } from './widget-address.ts';

interface BookingFrameProps {
  copy: HomeCopy['bookYourStay'];
  /** The widget's page on the product host; the frame adds the settings. */
  widgetUrl: string;
  settings: WidgetSettings;
  /** The booking page for a separate tab. */
  pageUrl: string;
}

/**
 * Moves the frame into a template before the browser requests it. The page's script puts it back, in
 * the right theme, once it listens to the widget's messages and guards the focus.
 */
const holdFrame = `{
  const frame = document.currentScript.previousElementSibling;
  const template = document.createElement('template');
  frame.replaceWith(template);
  template.content.append(frame);
}`;

/**
 * The product's booking widget in a frame. Without a script it is a plain frame; with one,
 * `booking-frame.client.ts` keeps it in the page's theme and says when it fails or misbehaves.
 */
export function BookingFrame({ copy, widgetUrl, settings, pageUrl }: BookingFrameProps) {
  const { title, opening, retrying, retry } = copy.frame;
  const { host, pathname } = new URL(widgetUrl);

  return (
    <figure
      aria-label={title}
      tabIndex={-1}
      className={styles.box}
      {...{ [boxMark]: '', [statusMark]: 'opening' satisfies FrameStatus }}
    >
      <p aria-hidden="true" className={styles.bar}>
        <span className={styles.address}>
          <b>{host}</b>
          {pathname}
        </span>
      </p>
      <div className={styles.stage}>
        <p aria-hidden="true" className={`${styles.opening} needs-script`}>
          {opening}
        </p>
        <iframe
          title={title}
          // Loads when it comes near. Its height is reserved from the start.
          loading="lazy"
          height={600}
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- right for another origin
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          src={widgetAddress(widgetUrl, settings, 'light')}
          {...{ [darkAddressMark]: widgetAddress(widgetUrl, settings, 'dark') }}
          className={styles.frame}
        />
        <script dangerouslySetInnerHTML={{ __html: holdFrame }} />
        <div className={styles.report}>
          {/* In the page before a report is shown, so that screen readers announce it. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` holds no paragraphs */}
          <div role="status">
            <p {...reportFor('retrying')} hidden className={styles.headline}>
              {retrying}
            </p>
            {(['unreachable', 'stopped'] as const).map((status) => (
              <div key={status} {...reportFor(status)} hidden>
                <p className={styles.headline}>{copy.frame[status].title}</p>
                <p>{copy.frame[status].body}</p>
              </div>
            ))}
          </div>
          <div {...{ [actionsMark]: '' }} hidden className={styles.actions}>
            <Button {...{ [retryMark]: '' }}>{retry}</Button>
            <ButtonLink href={pageUrl} variant="outline" {...newTab}>
              {copy.openWidget}
            </ButtonLink>
          </div>
        </div>
      </div>
    </figure>
  );
}
