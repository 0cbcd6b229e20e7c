import { mistakeAt, suggest } from './content-error.ts';

/** Whether each setting that a text can depend on is set: `CONTACT_ENDPOINT`. */
export type SettingsInUse = Readonly<Record<string, boolean>>;

const block =
  /^<!-- if (?<name>\w+) is set -->\n(?<yes>(?:(?!^<!--).)*)^(?:<!-- otherwise -->\n(?<no>(?:(?!^<!--).)*)^)?<!-- end if -->$/gms;

const anyComment = /<!-- *(?:if|otherwise|end)\b.*/;

/**
 * Keeps only the parts of a text that apply to this build: `<!-- if CONTACT_ENDPOINT is set -->` … `<!-- otherwise -->`
 * … `<!-- end if -->`, each comment on its own line. The part after `otherwise` is optional.
 * @throws {ContentError} without a place, on an unknown setting, and on comments that do not belong together.
 */
export function keepMatchingParts(text: string, settings: SettingsInUse): string {
  const replaceBlock = (...match: unknown[]): string => {
    const { name, yes, no } = match.at(-1) as { name: string; yes: string; no?: string };
    if (!Object.hasOwn(settings, name)) {
      const known = Object.keys(settings).toSorted();
      throw mistakeAt(
        null,
        `"<!-- if ${name} is set -->": no text can depend on ${name}${suggest(name, known)}`,
      );
    }
    return (settings[name] ? yes : (no ?? '')).trimEnd();
  };
  const kept = text.replaceAll(block, replaceBlock);
  const [stray] = anyComment.exec(kept) ?? [];
  if (stray === undefined) return kept;
  throw mistakeAt(
    null,
    `"${stray}" does not belong to an "if"; write <!-- if NAME is set -->, <!-- otherwise --> and <!-- end if -->, each on its own line.`,
  );
}
