export interface MissingScriptSettings {
  alive: string;
  missing: string;
  text: string;
  reloadText: string;
  classes: Readonly<Record<"bar" | "button", string>>;
}

/**
 * A page that lacks one of its scripts looks whole and answers nothing: it says so and offers to load it again.
 *
 * Its text is sent inside the page, so it may use nothing from outside of it.
 */
export function tellMissingScripts({ alive, missing, text, reloadText, classes }: MissingScriptSettings): void {
  const ends = new AbortController();
  let bar: HTMLElement | undefined;

  function tell(): void {
    if (bar !== undefined) return;
    const said = document.createElement("p");
    said.textContent = text;
    const reload = document.createElement("button");
    reload.type = "button";
    reload.className = classes.button;
    reload.textContent = reloadText;
    reload.addEventListener("click", () => window.location.reload());
    bar = document.createElement("div");
    bar.setAttribute("role", "alert");
    bar.className = classes.bar;
    bar.append(said, reload);
    document.body.append(bar);
    document.dispatchEvent(new Event(missing));
  }

  function onError({ target }: Event): void {
    if (target instanceof HTMLScriptElement) tell();
  }

  function onAlive(): void {
    ends.abort();
    bar?.remove();
  }

  window.addEventListener("error", onError, { capture: true, signal: ends.signal });
  document.addEventListener(alive, onAlive, { signal: ends.signal });
  // Those that failed before this ran.
  for (const entry of performance.getEntriesByType("resource"))
    if (entry instanceof PerformanceResourceTiming && entry.initiatorType === "script" && entry.responseStatus >= 400)
      tell();
}
