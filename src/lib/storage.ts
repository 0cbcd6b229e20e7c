/** Local storage that may be refused (private windows, strict settings): then nothing is kept. */
export const keptStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Refused: the choice holds for this page and is not remembered.
    }
  },
};
