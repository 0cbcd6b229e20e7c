import type { ContactMessage } from '../../../src/features/contact/contact-message.ts';
import { refusalHook } from '../../../src/features/contact/hooks.ts';
import type { Refusal } from './refusal.ts';

/** The built page for messages that are refused, and the headers that it needs. */
export interface NotSentPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.toWellFormed().replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * Shows the sentence for one refusal on the built page, and fills in the form with what was typed. Our own
 * build wrote the page (src/features/contact/not-sent.tsx), so regular expressions find its parts.
 */
export function fillNotSentPage(html: string, refusal: Refusal, typed: ContactMessage): string {
  let filled = html
    .replace(new RegExp(`(<p\\b[^>]*\\s${refusalHook}="unknown")`), '$1 hidden=""')
    .replace(new RegExp(`(<p\\b[^>]*\\s${refusalHook}="${refusal}") hidden=""`), '$1');
  for (const name of ['name', 'email'] as const) {
    const input = new RegExp(`(<input\\b[^>]*\\sname="${name}")`);
    filled = filled.replace(input, (start) => `${start} value="${escape(typed[name])}"`);
  }
  const option = `<option value="${escape(typed.subject)}"`;
  return filled
    .replace(option, () => `${option} selected=""`)
    .replace(
      /(<textarea\b[^>]*\sname="message"[^>]*>)[^<]*/,
      // A line break directly after the tag would be dropped.
      (_, tag: string) => `${tag}\n${escape(typed.message)}`,
    );
}
