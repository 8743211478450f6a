/** What a form tells whoever shows it. */
export interface FormState {
  isSending: boolean;
  /** There are known errors: Save stays blocked (reading 47). */
  isBarred: boolean;
  /** Something was entered: whoever leaves is asked first. */
  isDirty: boolean;
}
