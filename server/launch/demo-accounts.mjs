/** Name before @demo.test of each account that the embedded platform makes. A test compares it with the platform's own list. */
export const demoNames = [
  "acquirer",
  "wh-admin",
  "accountant",
  "sales",
  "shelves-mapper",
  "l3s",
  "l1s",
  "marketer",
  "user",
  "developer",
  "orders-qc",
  "mn-vouchers",
  "mapper-qc",
  "picker",
  "chain-admin",
  "bob-maintainer",
  "customer",
];

export const demoPassword = "demo-console-2472";

/** @param {string} address of the console @param {boolean} isEmbedded */
export function welcome(address, isEmbedded) {
  const lines = ["", `  The console is ready:  ${address}`, ""];
  if (isEmbedded) {
    lines.push(`  Demo accounts, all with the password  ${demoPassword}`, "");
    for (let at = 0; at < demoNames.length; at += 3) {
      lines.push(
        `    ${demoNames
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
