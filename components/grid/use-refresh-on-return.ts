"use client";

import { useEffect } from "react";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";

/** On return to this window, shows what others have done meanwhile; what cannot be read now is read before it is sent. */
export function useRefreshOnReturn<Content>(editor: GridEditor<Content>): void {
  useEffect(() => {
    const onFocus = (): void => void editor.refresh().catch(() => undefined);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [editor]);
}
