import { type Requirement, readReasons, readRequirements, readTestedIds } from "./requirements";

/** `npm run spec`: which requirements have a test, by area. A report: it never fails. */
const requirements = readRequirements();
const tested = readTestedIds();
const reasons = readReasons();

const isOpen = ({ id }: Requirement) => !tested.has(id) && !reasons.has(id);

function printArea(area: string): void {
  const rows = requirements.filter((row) => row.area === area);
  const proved = rows.filter(({ id }) => tested.has(id));
  const explained = rows.filter(({ id }) => !tested.has(id) && reasons.has(id));
  const open = rows.filter(isOpen);
  console.log(
    `${area.padEnd(6)}${proved.length} tested, ${explained.length} with a reason, ${open.length} open of ${rows.length}`,
  );
  for (const { id, text, source } of open) console.log(`  · ${id}  ${text.slice(0, 100)}  (${source})`);
  for (const { id } of explained) console.log(`  – ${id}  ${reasons.get(id)}`);
}

for (const area of new Set(requirements.map((row) => row.area))) printArea(area);

const provedCount = requirements.filter(({ id }) => tested.has(id)).length;
const openCount = requirements.filter(isOpen).length;
console.log(
  `\n${provedCount} tested, ${requirements.length - provedCount - openCount} with a reason, ${openCount} open of ${requirements.length} requirements`,
);
