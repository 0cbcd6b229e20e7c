/**
 * Reads a request target, as hostile as the sender likes, into a decoded path and its query with the
 * question mark. `.` and `..` are resolved as browsers do, so that they never leave the root.
 * @returns null for what is no address: malformed escapes, null bytes, other schemes.
 */
export function readTarget(target: string): { path: string; query: string } | null {
  const url = URL.parse(target.startsWith('/') ? `http://site${target}` : target);
  if (url === null || url.protocol !== 'http:') return null;
  try {
    const path = decodeURIComponent(url.pathname);
    return path.includes('\0') ? null : { path, query: url.search };
  } catch {
    return null;
  }
}
