/** Storage that may be refused (private windows, strict settings): then nothing is kept. */
function storageOf(area: 'localStorage' | 'sessionStorage') {
  return {
    get(key: string): string | null {
      try {
        return globalThis[area].getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string | null): void {
      try {
        if (value === null) globalThis[area].removeItem(key);
        else globalThis[area].setItem(key, value);
      } catch {
        // Refused: the choice holds for this page and is not remembered.
      }
    },
  };
}

/** Kept until it is removed. */
export const keptStorage = storageOf('localStorage');

/** Kept for this visit: until the tab is closed. */
export const visitStorage = storageOf('sessionStorage');
