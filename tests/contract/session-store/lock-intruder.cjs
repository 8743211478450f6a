/**
 * A process other than the console that holds the lock of a SQLite file for 1 to 5 ms every 5 to 30 ms, until its input ends.
 * Argument: the file.
 */
const Database = require("libsql");

const database = new Database(process.argv[2], { timeout: 1_000 });
const between = (least, most) => least + Math.random() * (most - least);
let rounds = 0;

function intrude() {
  try {
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    // On a busy machine somebody else has held it for a second.
    if (error.code !== "SQLITE_BUSY") throw error;
    setTimeout(intrude, between(5, 30));
    return;
  }
  setTimeout(
    () => {
      database.exec("COMMIT");
      rounds += 1;
      setTimeout(intrude, between(5, 30));
    },
    between(1, 5),
  );
}

process.stdin.on("end", () => {
  process.stdout.write(`${rounds}\n`, () => process.exit(0));
});
process.stdin.resume();
intrude();
process.stdout.write("ready\n");
