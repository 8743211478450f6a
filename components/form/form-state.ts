/** What a form tells whoever shows it. */
export interface FormState {
  isSending: boolean;
  /** There are known errors: Save stays blocked (reading 47). */
  isInvalid: boolean;
  /** Something was entered: whoever leaves is asked first. */
  isDirty: boolean;
}
