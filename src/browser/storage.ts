/** Wraps a storage area that may throw (in private windows or with strict settings). It then appears empty. */
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
        // Storage is blocked or full, so the value is not stored.
      }
    },
  };
}

export const safeLocalStorage = safeStorage('localStorage');

export const safeSessionStorage = safeStorage('sessionStorage');
