/** Long enough for every browser to have begun: one that is slow would save nothing. */
const keptForMs = 60_000;

/** Hands a file to the browser's own saving. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
