/** HTML and Markdown that people type into a field that shows its text as it is. */
const markup = [
  /<\/?[a-z][^<>]*>/i,
  /<!--/,
  /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i,
  /\*\*[^\s*].*?\*\*/,
  /(?<![\w*])\*[^\s*][^*]*(?<!\s)\*(?![\w*])/,
  /(?<!\w)__?[^\s_][^_]*(?<!\s)__?(?!\w)/,
  /!?\[[^\]]+\]\([^)\s]+\)/,
  /`[^`]+`/,
  /^#{1,6} \S.*/,
  /^[-*] \S.*/,
];

/** The first HTML or Markdown in a text; undefined if there is none. */
export function findMarkup(text: string): string | undefined {
  for (const pattern of markup) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}
