/** What the content model uses of `node:path`. */
export const join = (...parts: string[]) => parts.join('/');
