/** What a chip needs to open its filter's control below itself. */
export interface ChipOpener {
  isOpen: boolean;
  onChange(): void;
  /** It is about to be opened: its code is asked for. */
  onMeant(): void;
}
