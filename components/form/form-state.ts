/** What a form tells the component that shows it. */
export interface FormState {
  isSending: boolean;
  /** There are known errors: Save stays blocked (reading 47). */
  isInvalid: boolean;
  /** Something was entered: leaving asks first. */
  isDirty: boolean;
  /** Why nothing can be saved, whatever is entered; undefined where it can. */
  obstacle?: string | undefined;
}
