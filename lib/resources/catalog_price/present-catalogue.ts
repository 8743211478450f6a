/** The catalogue by which a storage sells, as the storage tells it: some platforms give its name alone. */
export interface PresentCatalogue {
  readonly id?: number | undefined;
  readonly name: string;
}

/** Whether a storage sells by this catalogue. Its name is asked for only where there is no id: two may have one name. */
export function isPresent(present: PresentCatalogue, { id, name }: { id: number; name: string }): boolean {
  return present.id === undefined ? present.name === name : present.id === id;
}
