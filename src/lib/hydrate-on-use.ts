import type { ClientDirective } from 'astro';

const firstTouches = ['pointerover', 'pointerdown', 'focusin', 'input'];

/**
 * The `client:use` directive: an island's code is fetched when the visitor first points at it or
 * focuses something in it. A form submitted before the code is there is held and submitted then;
 * if the code cannot be had, the form does what it does without a script.
 */
const hydrateOnUse: ClientDirective = (load, _options, island) => {
  let hydration: Promise<void> | undefined;
  let isHolding = false;

  const hydrate = () => {
    hydration ??= load()
      .then((start) => start())
      .finally(() => island.removeEventListener('submit', hold, true));
    return hydration;
  };
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isHolding) return;
    isHolding = true;
    const submitNow = () => form.requestSubmit(submitter);
    hydrate().then(submitNow, submitNow);
  };
  island.addEventListener('submit', hold, true);
  for (const touch of firstTouches) {
    island.addEventListener(touch, () => void hydrate().catch(() => undefined), { once: true });
  }
};

export default hydrateOnUse;
