import { useCallback, useRef } from 'react';
import type { HomeCopy } from '../../domain/page.ts';
import beforeLoad from './before-load.js?raw';
import styles from './booking-frame.module.css';
import { Unreachable } from './unreachable.tsx';
import { useBookingFrame } from './use-booking-frame.ts';
import { widgetAddress, type WidgetSettings } from './widget-address.ts';

interface BookingFrameProps {
  copy: HomeCopy['bookYourStay'];
  /** The widget's page on the product host; the frame adds the settings. */
  widgetUrl: string;
  settings: WidgetSettings;
  /** The booking page for a tab of its own. */
  pageUrl: string;
}

/**
 * The product's booking widget in a frame. The frame stands in the page and works without a
 * script; with one it follows the page's theme, and says so when the widget cannot be reached.
 */
export function BookingFrame({ copy, widgetUrl, settings, pageUrl }: BookingFrameProps) {
  const addresses = {
    light: widgetAddress(widgetUrl, settings, 'light'),
    dark: widgetAddress(widgetUrl, settings, 'dark'),
  };
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, address, attempt, retry } = useBookingFrame(frame, addresses);
  const takeFocus = useCallback(() => box.current?.focus({ preventScroll: true }), []);
  const { host, pathname } = new URL(widgetUrl);

  return (
    <figure ref={box} aria-label={copy.frame.title} tabIndex={-1} className={styles.box}>
      <p aria-hidden="true" className={styles.bar}>
        <span className={styles.address}>
          <b>{host}</b>
          {pathname}
        </span>
      </p>
      <div className={styles.stage}>
        <p aria-hidden="true" className={`${styles.opening} needs-script`}>
          {copy.frame.opening}
        </p>
        <iframe
          key={attempt}
          ref={frame}
          title={copy.frame.title}
          // Loads when near, from a page that it may not reach into, in a box kept from the start.
          loading="lazy"
          height={600}
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- right for another origin
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          src={address}
          data-dark-src={addresses.dark}
          data-status={status}
          className={styles.frame}
          // before-load.js may have given it the other address.
          suppressHydrationWarning
        />
        {/*
          before-load.js runs before the frame asks for anything. It sets the right theme from the
          start, so that the frame need not load twice for a dark page. And the browser loads the
          frame when it likes, often before the island's code is here, while the widget says only
          once that it is ready: the frame is shown then, and the island sees that it is.
          The comments stand here, since the file travels within the page as it stands.
        */}
        <script dangerouslySetInnerHTML={{ __html: beforeLoad }} />
        <Unreachable
          copy={copy}
          status={status}
          pageUrl={pageUrl}
          onRetry={retry}
          onFocusLost={takeFocus}
        />
      </div>
    </figure>
  );
}
