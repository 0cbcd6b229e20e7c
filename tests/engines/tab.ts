/** A browser tab, whichever client drives it. */
export interface Tab {
  /** Opens a page of the site and waits until it has loaded. @returns its status if the engine tells. */
  open(path: string): Promise<number | undefined>;
  /** Runs a function in the page, or in the frame that a selector finds. @returns its result. */
  run<Result, Arg = undefined>(
    script: (arg: Arg) => Result,
    arg?: Arg,
    frame?: string,
  ): Promise<Awaited<Result>>;
  /** Clicks the first visible element that matches, and has the name if one is given. */
  click(selector: string, name?: string): Promise<void>;
  /** Chooses an option of a `select`. */
  choose(selector: string, value: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number): Promise<void>;
  /** Waits for an alert and accepts it. @returns its message. */
  acceptAlert(): Promise<string>;
  /** Closes the tab. @returns the warnings and errors in its console, uncaught errors among them. */
  close(): Promise<string[]>;
}

type Key = 'ArrowRight' | 'Enter' | 'Escape';

/** A running engine. Each tab starts without anything stored. */
export interface RunningEngine {
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

export const windowSize = { width: 1280, height: 800 };

/** Runs in the page: finds a visible element by its label or, without one, by its text. */
export function findElement({
  selector,
  name,
}: {
  selector: string;
  name: string | undefined;
}): Element {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      (!name || (element.ariaLabel ?? element.textContent.trim()) === name),
  );
  if (!found) throw new Error(`No visible ${selector} ${name ?? ''}`);
  // WebKitGTK's driver would scroll as smoothly as the page does, and click too early.
  found.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  return found;
}
