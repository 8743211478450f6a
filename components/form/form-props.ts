import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { FormState } from "./form-state";

/** What a form in a panel is given. */
export interface FormProps {
  /** The id of its `<form>`: the panel's Save button submits it. */
  formId: string;
  /** Tells the panel whether Save can be pressed, and whether something would be lost. */
  onState(state: FormState): void;
  /**
   * What was entered is saved.
   * @param id the record to open, where there is a new one
   * @param filters of the list by which that one is found, where its own leave it out
   * @param mode of the panel, where not all of it was taken and the rest is still to be done
   */
  onSaved(id?: number, filters?: AppliedFilters, mode?: "edit"): void;
}

/** What the form of an existing row is given. */
export interface EditFormProps<Detail> extends FormProps {
  /** The row as the platform had it when the form was opened. */
  detail: Detail;
  /** The version of that (decision 0024); undefined where its reading tells none. */
  version: string | undefined;
}
