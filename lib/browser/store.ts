/**
 * What this browser keeps for the console, as text by key. The one place that touches the storages: a browser may have
 * none, or give none to this page, and then it keeps nothing.
 */
function storeIn(name: "localStorage" | "sessionStorage") {
  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(globalThis[name]);
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
    /** @returns whether it is kept */
    write: (key: string, text: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    drop: (key: string): void => attempt((storage) => storage.removeItem(key), undefined),
    keys: (): string[] => attempt((storage) => Object.keys(storage), []),
  };
}

/** Of all tabs, until it is cleared. */
export const browserStore = storeIn("localStorage");

/** Of this tab, over reloads. */
export const tabStore = storeIn("sessionStorage");
