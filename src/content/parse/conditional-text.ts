/** Whether each setting that a text can depend on is set, by its name: `CONTACT_ENDPOINT`. */
export type SettingsInUse = Readonly<Record<string, boolean>>;

/** Thrown when the comments that make a text conditional are wrong. */
export class ConditionError extends Error {
  override name = 'ConditionError';
}

const block =
  /^<!-- if (?<name>\w+) is set -->\n(?<set>.*?)^(?:<!-- otherwise -->\n(?<unset>.*?)^)?<!-- end if -->$/gms;

const anyComment = /<!-- *(?:if|otherwise|end)\b.*/;

/**
 * Keeps the parts of a text that are true of this build:
 * `<!-- if CONTACT_ENDPOINT is set -->` … `<!-- otherwise -->` … `<!-- end if -->`,
 * each comment on its own line. The part after `otherwise` is optional.
 * @throws {ConditionError} on an unknown setting, and on comments that do not belong together.
 */
export function keepTrueParts(text: string, settings: SettingsInUse): string {
  const kept = text.replaceAll(/\r\n/g, '\n').replaceAll(block, (...match) => {
    const { name, set, unset } = match.at(-1) as { name: string; set: string; unset?: string };
    if (!Object.hasOwn(settings, name)) {
      const known = Object.keys(settings).toSorted().join(', ');
      throw new ConditionError(`a text cannot depend on ${name}; it is one of ${known}.`);
    }
    return (settings[name] ? set : (unset ?? '')).trimEnd();
  });
  const [stray] = anyComment.exec(kept) ?? [];
  if (stray === undefined) return kept;
  throw new ConditionError(
    `"${stray}" does not belong to an "if"; write <!-- if NAME is set -->, <!-- otherwise --> and <!-- end if -->, each on its own line.`,
  );
}
