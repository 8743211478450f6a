/** What every control is given: the value's text, and what it becomes. Undefined is no value. */
export interface ControlProps {
  /** The filter's own name, which labels the control. */
  name: string;
  value: string | undefined;
  onChange(value: string | undefined): void;
}
