import { readFileSync } from "node:fs";

/**
 * Accounts that the embedded platform makes, by the name before @demo.test. A test compares them with the platform's own list.
 */
/** @type {{ password: string, names: string[] }} */
const demo = JSON.parse(readFileSync(new URL("./demo-accounts.json", import.meta.url), "utf8"));

/** @param {string} address of the console @param {boolean} isEmbedded */
export function welcome(address, isEmbedded) {
  const lines = ["", `  The console is ready:  ${address}`, ""];
  if (isEmbedded) {
    lines.push(`  Demo accounts, all with the password  ${demo.password}`, "");
    for (let at = 0; at < demo.names.length; at += 3) {
      lines.push(
        `    ${demo.names
          .slice(at, at + 3)
          .map((name) => `${name}@demo.test`.padEnd(28))
          .join("")}`.trimEnd(),
      );
    }
    lines.push("", "  customer@demo.test has no access to the console and is refused.", "");
  }
  lines.push("  Ctrl-C ends it.", "");
  return lines.join("\n");
}
