import { writeFileSync } from "node:fs";
import { biomeImportRules } from "./import-rules";

/** `npm run import-rules`: after a change of the table. */
writeFileSync("biome.imports.json", biomeImportRules());
