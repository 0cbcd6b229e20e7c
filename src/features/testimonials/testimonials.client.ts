import { findElement } from '../../browser/elements.ts';
import { getArrowStep, hasModifier } from '../../shared/keyboard.ts';

/**
 * Makes the buttons and, while the testimonials are in view, the arrow keys step through them. Without a script, all of
 * them are shown.
 */
export function startTestimonials(): void {
  const section = document.querySelector<HTMLElement>('#testimonials');
  const [previous, next] = section?.querySelectorAll('button') ?? [];
  if (!section || !previous || !next) return;
  const carousel = findElement(section, '[tabindex]');
  const slides = [...section.querySelectorAll<HTMLElement>('[data-shown]')];
  let shown = 0;

  const show = (index: number) => {
    if (!slides[index]) return;
    shown = index;
    for (const [at, slide] of slides.entries()) slide.dataset['shown'] = `${at === shown}`;
    const focused = document.activeElement;
    previous.disabled = shown === 0;
    next.disabled = shown === slides.length - 1;
    // Not to the other button, on which a second press would go back.
    if (focused?.matches(':disabled')) carousel.focus({ preventScroll: true });
  };

  previous.addEventListener('click', () => show(shown - 1));
  next.addEventListener('click', () => show(shown + 1));
  addEventListener('keydown', (event) => {
    const step = getArrowStep(event.key);
    if (step === 0 || event.defaultPrevented || hasModifier(event)) return;
    const isInField = (event.target as Element).closest('input, select, textarea') !== null;
    const { top, bottom } = carousel.getBoundingClientRect();
    if (!isInField && bottom > 0 && top < innerHeight) show(shown + step);
  });
  show(0);
}
