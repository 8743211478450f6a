import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import Libsql from "libsql";
import { z } from "zod";
import { openDatabase } from "../db/database";
import { createLog } from "../log";
import { operatorDays } from "../operator-days";
import { startDueTimer } from "../resources/drafts/due-timer";
import { placeOfDataset } from "./dataset-place";
import { ensureDataset } from "./ensure-dataset";

const made = mkdtempSync(join(tmpdir(), "made-"));
const lineSchema = z.looseObject({ level: z.number(), msg: z.string() });
let folder: string;
let file: string;
let lines: z.output<typeof lineSchema>[];

/** As the start of the embedded platform does it, at the level at which `npm start` shows its lines. */
async function start(): Promise<void> {
  lines = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(lineSchema.parse(JSON.parse(String(chunk))));
      done();
    },
  });
  await ensureDataset(placeOfDataset(file), "tiny", createLog("warn", output));
}

function change(sql: string): void {
  const database = new Libsql(file);
  database.exec(sql);
  database.close();
}

function valueIn(sql: string, of = file): unknown {
  const database = new Libsql(of);
  const row = z.looseObject({ value: z.unknown() }).parse(database.prepare(sql).get());
  database.close();
  return row.value;
}

const version = (of = file) => valueIn("SELECT value FROM dataset_meta WHERE key = 'version'", of);
const nameOfFirst = (of = file) => valueIn("SELECT name AS value FROM companies WHERE id = 1", of);

/** The tables that are made anew on the way, with what refers to them. */
const receptions = () =>
  ["entry_note_items", "entry_note_discounts", "supplier_return_items"].map((table) =>
    valueIn(`SELECT count(*) || ' ' || sum(id) AS value FROM ${table}`),
  );

/** Which drafts count as applied, by the day they were due, and how many pieces the cells of shelves take. */
const mappings = () => [
  // What is still to be decided is told apart: nothing is once it has started.
  valueIn(
    "SELECT group_concat(id || iif(applied_at < 0, '?', '')) AS value FROM mapping_drafts WHERE applied_at IS NOT NULL",
  ),
  valueIn("SELECT group_concat(capacity, '') AS value FROM shelf_cells"),
];

/** As the start of the platform does it, once it is known which day it is where the operator works. */
async function settle(): Promise<void> {
  const database = await openDatabase(file);
  const days = operatorDays("Europe/Bucharest");
  const timer = await startDueTimer({ database, now: () => new Date(), days, log: createLog("silent") });
  await timer.stop();
  database.close();
}

const modeOf = (of: string) => (statSync(of).mode & 0o777).toString(8);

/** Moves the data elsewhere and puts a link in its place. @returns the link */
function linkTo(name: string): string {
  renameSync(file, join(folder, name));
  symlinkSync(name, file);
  return file;
}

/** As version 4 left it: its tables and rows, and what staff entered. */
const asOfVersionFour = `
  UPDATE companies SET name = 'A noastră' WHERE id = 1;
  DROP TABLE registered_companies;
  DROP TABLE banner_pictures;
  DROP TABLE stock_movements;
  DROP INDEX inventories_joined;
  ALTER TABLE inventories DROP COLUMN is_blind;
  ALTER TABLE inventories DROP COLUMN joined_to_id;
  ALTER TABLE inventories DROP COLUMN scope;
  ALTER TABLE inventories DROP COLUMN note;
  ALTER TABLE inventories DROP COLUMN counter_ids;
  ALTER TABLE inventory_items DROP COLUMN counted_at;
  ALTER TABLE inventory_items DROP COLUMN counted_by_id;
  ALTER TABLE inventory_items DROP COLUMN is_left_out;
  ALTER TABLE inventory_items DROP COLUMN note;
  DROP TABLE mapping_applications;
  ALTER TABLE mapping_draft_storages DROP COLUMN live_when_made;
  ALTER TABLE mapping_drafts DROP COLUMN approved_at;
  ALTER TABLE mapping_drafts DROP COLUMN applied_at;
  ALTER TABLE shelf_cells DROP COLUMN capacity;
  ALTER TABLE locker_cells DROP COLUMN capacity;
  DROP INDEX orders_open;
  DROP INDEX reservations_status;
  DROP INDEX credit_cards_last_four;
  DELETE FROM __drizzle_migrations WHERE created_at IN
    (SELECT created_at FROM __drizzle_migrations ORDER BY created_at DESC LIMIT 10);
  UPDATE dataset_meta SET value = '4' WHERE key = 'version';`;

beforeAll(async () => {
  file = join(made, "tiny.sqlite");
  await start();
});
afterAll(() => rmSync(made, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ensure-dataset-"));
  file = join(folder, "tiny.sqlite");
  copyFileSync(join(made, "tiny.sqlite"), file);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("O12 an update of the embedded platform", () => {
  it("leaves data of its own version as it is, and says nothing", async () => {
    const before = readFileSync(file);
    await start();
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(lines).toEqual([]);
  });

  it("brings the data of the version before up to date with all that was entered, and says so", async () => {
    const before = receptions();
    const mapped = mappings();
    change(asOfVersionFour);
    await start();
    expect([version(), nameOfFirst()]).toEqual(["6", "A noastră"]);
    expect(receptions()).toEqual(before);
    const ofTheOperator = valueIn("SELECT count(*) AS value FROM registered_companies JOIN companies USING (cui)");
    expect(ofTheOperator).toBe(valueIn("SELECT count(*) AS value FROM companies"));
    const stock = "SELECT count(*) || ' ' || sum(quantity) AS value FROM stocks WHERE quantity <> 0";
    expect(valueIn("SELECT count(*) || ' ' || sum(pieces) AS value FROM stock_movements")).toBe(valueIn(stock));
    expect(lines).toMatchObject([{ msg: "the data set is brought up to date", from: 4, to: 6 }]);
    expect(readdirSync(folder)).toEqual(["tiny.sqlite"]);
    await settle();
    expect(mappings()).toEqual(mapped);
  });

  it("brings along what the version before had not written into its file yet", async () => {
    change(`PRAGMA journal_mode = WAL; ${asOfVersionFour}`);
    const open = new Libsql(file);
    open.exec("UPDATE companies SET name = 'În jurnal' WHERE id = 1");
    const crashed = join(folder, "crashed.sqlite");
    for (const part of ["", "-wal"]) copyFileSync(`${file}${part}`, `${crashed}${part}`);
    open.close();
    file = crashed;
    await start();
    expect([version(), nameOfFirst()]).toEqual(["6", "În jurnal"]);
  });

  it.each(["600", "640", "664"])("leaves data readable for whom it was before: %s", async (mode) => {
    change(asOfVersionFour);
    chmodSync(file, mode);
    await start();
    expect([version(), modeOf(file)]).toEqual(["6", mode]);
  });

  it("makes data that nobody else can read", async () => {
    rmSync(file);
    await start();
    expect(modeOf(file)).toBe("600");
  });

  it("brings data up to date where a link leads, and leaves the link", async () => {
    const link = linkTo("elsewhere.sqlite");
    change(asOfVersionFour);
    await start();
    expect(readlinkSync(link)).toBe("elsewhere.sqlite");
    expect([version(join(folder, "elsewhere.sqlite")), nameOfFirst()]).toEqual(["6", "A noastră"]);
    expect(readdirSync(folder).sort()).toEqual(["elsewhere.sqlite", "tiny.sqlite"]);
  });

  it("keeps what it cannot read beside where a link leads", async () => {
    linkTo("elsewhere.sqlite");
    writeFileSync(file, "not a database ".repeat(400));
    await start();
    expect(readdirSync(folder).sort()).toEqual(["elsewhere.sqlite", "elsewhere.sqlite.before-6", "tiny.sqlite"]);
    expect(version()).toBe("6");
  });

  it("makes no new data in the place of a link whose disk is away, and says which", async () => {
    linkTo("elsewhere.sqlite");
    rmSync(join(folder, "elsewhere.sqlite"));
    await expect(start()).rejects.toThrow(
      `${file} is a link to elsewhere.sqlite, where nothing is. Bring that back, or remove the link to have a new data set.`,
    );
    file = join(folder, "data", "platform", "tiny.sqlite");
    symlinkSync("/nowhere/data", join(folder, "data"));
    await expect(start()).rejects.toThrow(/data is a link to \/nowhere\/data, where nothing is\./);
    expect(readdirSync(folder).sort()).toEqual(["data", "tiny.sqlite"]);
  });

  it("brings up tables that have no version of their own", async () => {
    change(asOfVersionFour.replace("'4'", "'6'"));
    await start();
    expect(valueIn("SELECT count(*) AS value FROM registered_companies")).toBe(0);
    expect(nameOfFirst()).toBe("A noastră");
  });

  it.each([
    ["of a version without its step", ["-6", "-6-2"], asOfVersionFour.replace("'4'", "'1'")],
    ["of other tables", ["-6"], `${asOfVersionFour} ALTER TABLE companies RENAME TO old_companies;`],
  ])("keeps data %s beside, each time under a name of its own: %j", async (_which, names, sql) => {
    for (const name of names) {
      const kept = `tiny.sqlite.before${name}`;
      copyFileSync(join(made, "tiny.sqlite"), file);
      change(sql);
      await start();
      expect(version()).toBe("6");
      expect(nameOfFirst()).not.toBe("A noastră");
      expect(version(join(folder, kept))).not.toBe("6");
      const said = "the data set cannot be brought up to date: it is kept beside, and a new one is made";
      expect(lines.at(-1)).toMatchObject({ msg: said, kept });
    }
  });

  it("keeps a file beside that it cannot read", async () => {
    writeFileSync(file, "not a database ".repeat(400));
    await start();
    expect(readFileSync(`${file}.before-6`, "utf8")).toMatch(/^not a database /);
    expect(version()).toBe("6");
    expect(lines).toHaveLength(1);
  });

  it.each([
    ["data of a newer version", "UPDATE dataset_meta SET value = '7' WHERE key = 'version'"],
    ["tables of a newer version", "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)"],
  ])("refuses %s with one clear line, and leaves it as it is", async (_which, sql) => {
    change(sql);
    const before = readFileSync(file);
    await expect(start()).rejects.toThrow(
      `The data set tiny in ${folder} was made by a newer version of this program. ` +
        "Start that version, or set PLATFORM_DATA_DIR to another folder.",
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});
