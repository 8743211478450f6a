import { useEffect, useState } from "react";

/** Code that is fetched when it is needed, or is about to be. */
export interface LazyCode<Code> {
  /** Where it is there. */
  readonly loaded: Code | undefined;
  fetchCode(): Promise<Code>;
}

export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  return {
    get loaded() {
      return loaded;
    },
    async fetchCode() {
      loaded ??= await load();
      return loaded;
    },
  };
}

/**
 * The code, once it is there. Without a boundary of React's: one that has shown its fallback holds back what it shows
 * next for 300 ms, however soon the code comes.
 * @throws while it is drawn, where the code could not be had
 */
export function useLazyCode<Code>(code: LazyCode<Code>): Code | undefined {
  const [loaded, setLoaded] = useState(() => code.loaded);
  const [fault, setFault] = useState<{ error: unknown }>();
  useEffect(() => {
    let isWanted = true;
    code.fetchCode().then(
      (fetched) => isWanted && setLoaded(() => fetched),
      (error: unknown) => isWanted && setFault({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  if (fault !== undefined) throw fault.error;
  return loaded;
}
