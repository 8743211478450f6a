interface InlineScriptProps<Settings> {
  /** Of this answer: the policy runs no script without it. */
  nonce: string | undefined;
  /** Knows nothing but its settings and the page: its own text is what the browser gets. */
  run(settings: Settings): void;
  /** Data that JSON can hold. */
  settings: Settings;
}

/** Runs where it stands in the HTML, before any of the page's scripts are there. React writes the text and escapes it. */
export function InlineScript<Settings>({ nonce, run, settings }: InlineScriptProps<Settings>) {
  return <script nonce={nonce}>{`(${run})(${JSON.stringify(settings)})`}</script>;
}
