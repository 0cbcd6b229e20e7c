import { suggest } from '../parse/content-error.ts';

/** Whether each setting that a text can depend on is set: `CONTACT_ENDPOINT`. */
export type SettingsInUse = Readonly<Record<string, boolean>>;

const block =
  /^<!-- if (?<name>\w+) is set -->\n(?<yes>(?:(?!^<!--).)*)^(?:<!-- otherwise -->\n(?<no>(?:(?!^<!--).)*)^)?<!-- end if -->$/gms;

const anyComment = /<!-- *(?:if|otherwise|end)\b.*/;

/**
 * Keeps only the parts of a text that apply to this build: `<!-- if CONTACT_ENDPOINT is set -->` … `<!-- otherwise -->`
 * … `<!-- end if -->`, each comment on its own line. The part after `otherwise` is optional.
 * @returns the kept text, and what is wrong with the comments: an unknown setting, or comments without a partner.
 */
export function keepMatchingParts(text: string, settings: SettingsInUse) {
  const unknown = Array.from(text.matchAll(block), ({ groups }) => groups?.['name'] ?? '').find(
    (name) => !Object.hasOwn(settings, name),
  );
  const kept = text.replaceAll(block, (...match: unknown[]) => {
    const { name, yes, no } = match.at(-1) as { name: string; yes: string; no?: string };
    return (settings[name] ? yes : (no ?? '')).trimEnd();
  });
  const [stray] = anyComment.exec(kept) ?? [];
  if (unknown !== undefined) {
    const hint = suggest(unknown, Object.keys(settings).toSorted());
    return { kept, problem: `no text can depend on ${unknown}${hint}` };
  }
  const problem =
    stray &&
    `"${stray}" does not belong to an "if"; write <!-- if NAME is set -->, <!-- otherwise --> and <!-- end if -->, each on its own line.`;
  return { kept, problem };
}
