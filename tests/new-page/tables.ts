/** The page that a new one is copied from: its page.tsx, and its lines in tables. */
export const example = "reservations";

/** A table of the project, and the lines of it that name the example: the new page gets the same ones. */
export interface Table {
  file: string;
  lines: RegExp;
}

/** Every table that names each list page. */
export const tables: readonly Table[] = [
  { file: "lib/roles/pages.ts", lines: /^ {2}"reservations",$/ },
  { file: "lib/resources/call-table.ts", lines: /\breservationsCalls\b/ },
  { file: "lib/resources/list-table.ts", lines: /\breservationsList\b/ },
  { file: "server/i18n/namespaces.ts", lines: /^ {2}"reservations",$/ },
  { file: "server/i18n/app-config.d.ts", lines: /\breservations\b/ },
  { file: "components/shell/header/page-icons.ts", lines: /^ {2}reservations: / },
  { file: "platform/http/server.ts", lines: /\breservationRoutes\b/ },
  { file: "messages/en/pages.json", lines: /^ {2}"reservations": / },
  { file: "messages/ro/pages.json", lines: /^ {2}"reservations": / },
  { file: "messages/en/upcoming.json", lines: /^ {4}"reservations": / },
  { file: "messages/ro/upcoming.json", lines: /^ {4}"reservations": / },
  { file: "tests/e2e/support/pages.ts", lines: /^ {2}"\/reservations",$/ },
];

/** A table of what the documents say of each list, and the entry with which a new page begins: its author writes the rest. */
export interface Stub extends Table {
  entry: string;
}

export const stubs: readonly Stub[] = [
  { file: "tests/support/lists/filter-samples.ts", lines: /^ {2}reservations: \{$/, entry: "{}" },
  { file: "tests/support/lists/filter-sets.ts", lines: /^ {2}reservations: \{$/, entry: '{ id: "", names: {} }' },
  { file: "tests/support/lists/entity-fields.ts", lines: /^ {2}reservations: \{$/, entry: '"silent"' },
];
