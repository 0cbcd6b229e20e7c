import { hook } from '../../shared/hooks.ts';
import type { BookYourStayCopy } from '../../content/schemas/booking.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './booking-frame.module.css';
import {
  actionsHook,
  boxHook,
  darkAddressHook,
  reportHook,
  retryHook,
  statusHook,
  type FrameStatus,
} from './hooks.ts';
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
 * Moves the frame into a template before the browser requests it. start-booking-frame.ts puts it
 * back, in the right theme, once it listens to the widget's messages and guards the focus.
 */
const deferFrame = `{
  const frame = document.currentScript.previousElementSibling;
  const template = document.createElement('template');
  frame.replaceWith(template);
  template.content.append(frame);
}`;

/**
 * The product's booking widget in a frame. Without a script it is a plain frame;
 * start-booking-frame.ts keeps it in the page's theme and reports when it fails or misbehaves.
 */
export function BookingFrame({ copy, widgetUrl, settings, pageUrl }: BookingFrameProps) {
  const { title, opening, retrying, retry } = copy.frame;
  const { host, pathname } = new URL(widgetUrl);

  return (
    <figure
      aria-label={title}
      tabIndex={-1}
      className={styles.box}
      {...hook(boxHook)}
      {...hook(statusHook, 'opening' satisfies FrameStatus)}
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
          loading="lazy"
          height={600}
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- safe, because the frame has another origin
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          src={widgetAddress(widgetUrl, settings, 'light')}
          {...hook(darkAddressHook, widgetAddress(widgetUrl, settings, 'dark'))}
          className={styles.frame}
        />
        <script dangerouslySetInnerHTML={{ __html: deferFrame }} />
        <div className={styles.report}>
          {/* Exists before a report is shown, so that screen readers announce the report. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` cannot hold paragraphs */}
          <div role="status">
            <p
              {...hook(reportHook, 'retrying' satisfies FrameStatus)}
              hidden
              className={styles.headline}
            >
              {retrying}
            </p>
            {(['unreachable', 'stopped'] as const).map((status) => (
              <div key={status} {...hook(reportHook, status)} hidden>
                <p className={styles.headline}>{copy.frame[status].title}</p>
                <p>{copy.frame[status].body}</p>
              </div>
            ))}
          </div>
          <div {...hook(actionsHook)} hidden className={styles.actions}>
            <Button {...hook(retryHook)}>{retry}</Button>
            <ButtonLink href={pageUrl} variant="outline" {...newTab}>
              {copy.openWidget}
            </ButtonLink>
          </div>
        </div>
      </div>
    </figure>
  );
}
