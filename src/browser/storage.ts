/** Wraps a storage area that may throw (private windows, strict settings): then it reads as empty. */
function safeStorage(area: 'localStorage' | 'sessionStorage') {
  return {
    get(key: string): string | null {
      try {
        return globalThis[area].getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a value; `null` removes it. */
    set(key: string, value: string | null): void {
      try {
        if (value === null) globalThis[area].removeItem(key);
        else globalThis[area].setItem(key, value);
      } catch {
        // Refused or full: the value is not remembered.
      }
    },
  };
}

export const safeLocalStorage = safeStorage('localStorage');

export const safeSessionStorage = safeStorage('sessionStorage');
