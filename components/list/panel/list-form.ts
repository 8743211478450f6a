import type { ReactNode } from "react";
import type { EditFormProps, FormProps } from "@/components/form/form-props";
import type { LazyForm } from "./lazy-form";

export interface UnreadProps {
  id: number;
  /** It was tried, and failed. */
  isFailed: boolean;
  /** What stands there else: that it is being read, or what came of it. */
  told: ReactNode;
  onClose(): void;
}

/** The forms that a list page has; a button shows for each of them (TABL-003 to TABL-006, TABL-009). */
export interface ListForms<Detail> {
  /** Changes the open row. */
  edit?: LazyForm<EditFormProps<Detail>>;
  /** Which rows the form changes; all of them where absent. */
  mayEdit?(detail: Detail): boolean;
  /** What the form does to a row, where that is not edit: its text is the page's `edits.<name>`. */
  editName?(detail: Detail): string;
  /** The form sends each change by itself: it has nothing to save. */
  editsAtOnce?: boolean;
  /** The forms take the whole width: the rows come back when they are left. */
  isWide?: boolean;
  /** What can be done with a row that cannot be read now; it stands around what is told of that. */
  unread?: LazyForm<UnreadProps>;
  /** Makes a new one. */
  new?: LazyForm<FormProps>;
  /** Brings one in from elsewhere. Its New leads on to the form above. */
  import?: LazyForm<FormProps>;
  /** It brings in nothing from elsewhere: its button is called as its panel is. */
  isImportNamed?: boolean;
  /** It shows something and takes nothing in: it is closed, not cancelled. */
  isImportView?: boolean;
}
