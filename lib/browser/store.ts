/**
 * What this browser keeps for the console, as text by key. With `tab-keys` the one place that touches the storages: a browser may have
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
  const dropAll = (isDropped: (key: string) => boolean): void =>
    attempt((storage) => {
      for (const key of Object.keys(storage)) if (isDropped(key)) storage.removeItem(key);
    }, undefined);
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
    /** @returns whether it is kept */
    write: (key: string, text: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    drop: (key: string): void => dropAll((each) => each === key),
    dropAll,
  };
}

/** Of all tabs, until it is cleared. */
export const browserStore = storeIn("localStorage");

/** Of this tab, over reloads. */
export const tabStore = storeIn("sessionStorage");
