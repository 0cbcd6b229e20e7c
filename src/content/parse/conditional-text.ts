import { ContentError } from './content-error.ts';

/** Whether each setting that a text can depend on is set, and each section shown: `CONTACT_ENDPOINT`, `faq`. */
export type SettingsInUse = Readonly<Record<string, boolean>>;

// The lookaheads find a block without others inside, so that blocks can be nested.
const block =
  /^<!-- if (?<name>[\w-]+) is (?:set|shown) -->\n(?<yes>(?:(?!^<!-- (?:if|otherwise|end)).)*)^(?:<!-- otherwise -->\n(?<no>(?:(?!^<!-- (?:if|otherwise|end)).)*)^)?<!-- end if -->$/gms;

const anyComment = /<!-- *(?:if|otherwise|end)\b.*/;

/**
 * Keeps the parts of a text that are true of this build:
 * `<!-- if CONTACT_ENDPOINT is set -->` … `<!-- otherwise -->` … `<!-- end if -->`,
 * each comment on its own line; for a section of the landing page, `<!-- if faq is shown -->`. The part
 * after `otherwise` is optional, and a part may contain others.
 * @throws {ContentError} without a place, on an unknown setting or section, and on comments that do not belong together.
 */
export function keepTrueParts(text: string, settings: SettingsInUse): string {
  const replaceBlock = (...match: unknown[]): string => {
    const { name, yes, no } = match.at(-1) as { name: string; yes: string; no?: string };
    if (!Object.hasOwn(settings, name)) {
      const known = Object.keys(settings).toSorted().join(', ');
      throw new ContentError(null, `a text cannot depend on ${name}; it is one of ${known}.`);
    }
    return (settings[name] ? yes : (no ?? '')).trimEnd();
  };
  let kept = text.replaceAll(/\r\n/g, '\n');
  for (let last = ''; last !== kept;) {
    last = kept;
    kept = kept.replaceAll(block, replaceBlock);
  }
  const [stray] = anyComment.exec(kept) ?? [];
  if (stray === undefined) return kept;
  throw new ContentError(
    null,
    `"${stray}" does not belong to an "if"; write <!-- if NAME is set --> or <!-- if SECTION is shown -->, <!-- otherwise --> and <!-- end if -->, each on its own line.`,
  );
}
