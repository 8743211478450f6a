import { useCallback, useEffect, useRef, useState } from "react";

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

/** How far the code of a place has come. */
export interface FetchedCode<Code> {
  loaded: Code | undefined;
  /** It could not be had: its place says so. */
  isMissing: boolean;
  /** Asks for it once more. */
  ask(): void;
}

/**
 * The code, once it is there. Without a boundary of React's: one that has shown its fallback holds back what it shows
 * next for 300 ms, however soon the code comes, and an error in one takes the page along.
 */
export function useLazyCode<Code>(code: LazyCode<Code>): FetchedCode<Code> {
  const [last, setLast] = useState({ code, loaded: code.loaded, isMissing: false });
  const wanted = useRef<LazyCode<Code>>(undefined);
  const ask = useCallback(() => {
    code.fetchCode().then(
      (loaded) => wanted.current === code && setLast({ code, loaded, isMissing: false }),
      () => wanted.current === code && setLast({ code, loaded: undefined, isMissing: true }),
    );
  }, [code]);
  useEffect(() => {
    wanted.current = code;
    ask();
    return () => {
      wanted.current = undefined;
    };
  }, [ask, code]);
  // A place may come to need other code: what was fetched for it before is none of that.
  const { loaded, isMissing } = last.code === code ? last : { loaded: code.loaded, isMissing: false };
  return { loaded, isMissing, ask };
}
