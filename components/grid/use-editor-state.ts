"use client";

import { useSyncExternalStore } from "react";
import type { EditorState } from "@/lib/grid/editing/editor-state";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { GridStore } from "@/lib/grid/rows/grid-store";

/** What can be undone, what is being sent and what is asked about. */
export function useEditorState<Content>(editor: GridEditor<Content>): EditorState<Content> {
  const read = () => editor.state;
  return useSyncExternalStore(editor.subscribe, read, read);
}

/** Which rows there are, in their order. */
export function useRowKeys<Content>(store: GridStore<Content>): readonly number[] {
  const read = () => store.keys;
  return useSyncExternalStore(store.subscribe, read, read);
}
