import {
  createElement,
  memo,
  startTransition,
  useInsertionEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepFields } from './keep-fields.ts';

/** HTML of the page that an island shows as its children; React never changes it. */
const Slot = memo(
  ({ html }: { html: string }) =>
    createElement('astro-slot', {
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: html },
    }),
  () => true,
);

/** Puts the fields back before the island's own effects read them; layout effects would run too late. */
function Restored({ restore, children }: { restore: () => void; children?: ReactNode }) {
  useInsertionEffect(restore, [restore]);
  return children;
}

/** Resolves at once, or after the press that is going on: its click would miss a replaced control. */
async function pressEnds(island: HTMLElement): Promise<void> {
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
}

/**
 * Starts an island, in place of the client of `@astrojs/react`. If a translator or a password manager has
 * changed the island's HTML, React renders it again: what the visitor typed, the focus and the caret stay,
 * and the console stays empty.
 */
export default function startIsland(island: HTMLElement) {
  return async (
    Component: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    { default: html }: { default?: string },
  ): Promise<void> => {
    await pressEnds(island);
    const children = html === undefined ? undefined : createElement(Slot, { html });
    const restore = keepFields(island);
    const shown = createElement(Component, props, children);
    startTransition(() => {
      hydrateRoot(island, createElement(Restored, { restore }, shown), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
        // While developing, a difference is more likely our own mistake.
        onRecoverableError: (error) => {
          if (import.meta.env.DEV) reportError(error);
        },
      });
    });
  };
}
