import { useLayoutEffect, useRef } from 'react';
import type { HomeCopy } from '../../domain/page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './booking-frame.module.css';
import type { FrameStatus } from './frame-state.ts';

interface UnreachableProps {
  copy: HomeCopy['bookYourStay'];
  status: FrameStatus;
  pageUrl: string;
  onRetry: () => void;
  /** Called when it goes away with the focus in it. */
  onFocusLost: () => void;
}

/** What stands in the frame's place while the booking page cannot be reached, and the ways on. */
export function Unreachable({ copy, status, pageUrl, onRetry, onFocusLost }: UnreachableProps) {
  const { unreachable, retry, retrying } = copy.frame;
  const actions = useRef<HTMLDivElement>(null);
  const isRetrying = status === 'retrying';
  const isShown = isRetrying || status === 'unreachable';

  useLayoutEffect(() => {
    if (!isShown && actions.current?.contains(document.activeElement)) onFocusLost();
  }, [isShown, onFocusLost]);

  return (
    <div className={`${styles.unreachable} ${isShown ? styles.shown : ''}`.trim()}>
      {/* There before its words are: so they are read out when they come. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` holds no paragraphs */}
      <div role="status">
        {isRetrying && <p className={styles.headline}>{retrying}</p>}
        {status === 'unreachable' && (
          <>
            <p className={styles.headline}>{unreachable.title}</p>
            <p>{unreachable.body}</p>
          </>
        )}
      </div>
      <div ref={actions} hidden={!isShown} className={styles.actions}>
        <Button aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
          {retry}
        </Button>
        <ButtonLink href={pageUrl} variant="outline" {...newTab}>
          {copy.openWidget}
        </ButtonLink>
      </div>
    </div>
  );
}
