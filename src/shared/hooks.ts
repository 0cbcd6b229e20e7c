/**
 * A data attribute by which a script or stylesheet finds an element. Hooks are constants in a
 * `hooks.ts`, used by the markup (`{...hook(yearHook)}`) and the script (`[${yearHook}]`) alike.
 */
export type Hook = `data-${string}`;

/** The attribute that puts a hook on an element: `<span {...hook(yearHook)}>`. */
export function hook(name: Hook, value = ''): Record<Hook, string> {
  return { [name]: value };
}

/** On elements that move into place as they are scrolled into view; motion.css selects it. */
export const revealHook = 'data-reveal';
