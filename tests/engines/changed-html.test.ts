import { expect, test } from '@playwright/test';
import { startEngine } from './engines.ts';

for (const name of ['firefox', 'webkit']) {
  test(`a message that a password manager has marked keeps text, focus and caret in ${name}`, async () => {
    const tab = await startEngine(name);
    test.skip(!tab, `${name} is not installed`);
    if (!tab) return;
    try {
      await tab.open('http://localhost:4273/contact');
      await tab.run(() => {
        for (const field of document.querySelectorAll('main :is(input, textarea)'))
          field.after(document.createElement('div'));
        const message = document.querySelector<HTMLTextAreaElement>('main [name=message]');
        if (!message) return;
        // The island starts with the focus; its code arrives after all of this.
        message.focus();
        message.value = 'Four llas';
        message.setSelectionRange(5, 5);
      }, null);
      await expect
        .poll(() => tab.run(() => document.querySelector('main astro-island[ssr]') === null, null))
        .toBe(true);
      await tab.type('vi');
      const value = () =>
        tab.run(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value, null);
      await expect.poll(value).toBe('Four villas');
    } finally {
      await tab.stop();
    }
  });
}
