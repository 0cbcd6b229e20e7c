/** Whether each setting that a text can depend on is set: `CONTACT_ENDPOINT`. */
export type SettingsInUse = Readonly<Record<string, boolean>>;

const block =
  /^<!-- if (\w+) is set -->\n((?:(?!^<!--).)*)^(?:<!-- otherwise -->\n((?:(?!^<!--).)*)^)?<!-- end if -->$/gms;

/**
 * Keeps only the parts of a text that apply to this build: `<!-- if CONTACT_ENDPOINT is set -->` … `<!-- otherwise -->`
 * … `<!-- end if -->`, each comment on its own line. The part after `otherwise` is optional.
 */
export const keepMatchingParts = (text: string, settings: SettingsInUse) =>
  text.replaceAll(block, (whole, name: string, yes: string, no = '') =>
    Object.hasOwn(settings, name) ? (settings[name] ? yes : no).trimEnd() : whole,
  );

/** Says which comment is left over: it has no partner, or names an unknown setting. Undefined if none is. */
export function findConditionProblem(kept: string, settings: SettingsInUse): string | undefined {
  const [comment] = /<!-- *(?:if|otherwise|end)\b.*/.exec(kept) ?? [];
  const names = Object.keys(settings).join(', ');
  return (
    comment &&
    `"${comment}" has no partner, or no setting has this name; write <!-- if NAME is set -->, <!-- otherwise --> and <!-- end if -->, each on its own line, with one of ${names}.`
  );
}
