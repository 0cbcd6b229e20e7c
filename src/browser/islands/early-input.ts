interface EarlyInput {
  /** What was held, in order. Nothing is held after that. */
  take: () => readonly Event[];
  /** Submits the forms whose submit was held as the browser does without a script. */
  submitWithoutScript: () => void;
}

/**
 * Holds back button clicks, keys on tabs and form submits in an island that cannot answer them yet.
 * @param onInput called whenever something is held.
 * @param signal ends the holding.
 */
export function holdEarlyInput(
  island: HTMLElement,
  onInput: () => void,
  signal: AbortSignal,
): EarlyInput {
  const held = new Map<unknown, Event>();
  let isLettingThrough = false;
  const hold = (event: Event) => {
    if (isLettingThrough || !canBeReplayed(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Pressing a submit button twice submits once.
    held.set(event instanceof SubmitEvent ? event.target : event, event);
    onInput();
  };
  for (const type of ['click', 'keydown', 'submit'])
    island.addEventListener(type, hold, { capture: true, signal });

  const take = () => {
    const events = [...held.values()];
    held.clear();
    return events;
  };
  return {
    take,
    submitWithoutScript() {
      isLettingThrough = true;
      for (const { target } of take())
        if (target instanceof HTMLFormElement) target.requestSubmit();
      isLettingThrough = false;
    },
  };
}

function canBeReplayed(event: Event): boolean {
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    // With a modifier the key is the browser's: Alt+ArrowLeft goes back.
    const isAlone = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    return isAlone && target.role === 'tab' && /^(Arrow|Home|End)/.test(event.key);
  }
  return event instanceof SubmitEvent || target.closest('[type=button]') !== null;
}
