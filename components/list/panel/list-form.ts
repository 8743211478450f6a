import type { ComponentType } from "react";
import type { FormState } from "@/components/form/form-state";

/** What a form in a list's panel is given. */
export interface FormProps {
  /** The id of its `<form>`: the panel's Save button submits it. */
  formId: string;
  /** Tells the panel whether Save can be pressed, and whether something would be lost. */
  onState(state: FormState): void;
  /** What was entered is saved. @param id the record to open, where there is a new one */
  onSaved(id?: number): void;
}

/** What the form of an existing row is given. */
export interface EditFormProps<Detail> extends FormProps {
  /** The row as the platform had it when the form was opened. */
  detail: Detail;
  /** The version of that (decision 0024); undefined where its reading tells none. */
  version: string | undefined;
}

/** The forms that a list page has; a button shows for each of them (TABL-003 to TABL-006, TABL-009). */
export interface ListForms<Detail> {
  /** Changes the open row. */
  edit?: ComponentType<EditFormProps<Detail>>;
  /** Which rows the form changes; all of them where absent. */
  mayEdit?(detail: Detail): boolean;
  /** The form sends each change by itself: it has nothing to save. */
  editsAtOnce?: boolean;
  /** The forms take the whole width: the rows come back when they are left. */
  isWide?: boolean;
  /** Makes a new one. */
  new?: ComponentType<FormProps>;
  /** Brings one in from elsewhere. Its New leads on to the form above. */
  import?: ComponentType<FormProps>;
}
