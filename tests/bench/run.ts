import { availableParallelism, loadavg } from "node:os";
import { ensureBuilt } from "@/server/launch/build.mjs";
import { startConsoleOver, type WholeConsole } from "@/tests/support/console/whole-console";
import { startPlatform } from "@/tests/support/start-platform";
import { startBenchConsole } from "./bench-console";
import { benchClicks } from "./clicks";
import { benchPalette } from "./command-palette";
import { benchCounting } from "./counting";
import { benchExports } from "./exports";
import { heading, inMs, line } from "./figures";
import { benchPriceGrid, benchReceptionGrid } from "./grids";
import { startLargeConsole } from "./large-console";
import { benchFirstPages } from "./large-lists";
import { benchMapping } from "./mapping";
import { residentMb } from "./memory";
import { benchOverload } from "./overload";
import { benchPageDepth } from "./page-depth";
import { benchFirstByte, benchHtml, benchWeight } from "./pages";
import { benchProxying } from "./proxying";
import { benchTyping } from "./typing";

/** What the command measures, by the name under which one of them runs alone: `npm run bench prices`. */
const parts = {
  console: benchConsole,
  lists: benchLargeLists,
  prices: benchPriceGrid,
  receptions: benchReceptionGrid,
  clicks: () => overDemo(benchClicks),
  palette: () => overDemo(benchPalette),
  counting: () => overDemo(benchCounting),
  mapping: benchMapping,
};

/** `npm run bench`: every figure comes from this one run on this one machine; compare ratios, not runs. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}": ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
await ensureBuilt();
const [busy = 0] = loadavg();
line(`programs at work before, on ${availableParallelism()} processors`, busy.toFixed(1));
for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run();

async function benchConsole(): Promise<void> {
  const bench = await startBenchConsole();
  try {
    const ready = bench.process.readyAfterMs;
    heading("Start");
    line("console ready after its start", inMs(ready), { text: "3 s", isKept: ready <= 3000 });
    const memory = [residentMb(bench)];
    await benchHtml(bench);
    await benchFirstByte(bench);
    memory.push(residentMb(bench));
    await benchWeight(bench);
    await benchProxying(bench);
    await benchOverload(bench);
    memory.push(residentMb(bench));
    await benchExports(bench);
    memory.push(residentMb(bench));
    heading("Memory of the console, resident");
    for (const [index, name] of ["after the start", "after the pages", "after the load", "after the exports"].entries())
      line(name, `${memory[index]?.toFixed(0)} MB`);
  } finally {
    await bench.stop();
  }
}

/** What people wait for, over the data that the demonstration has. */
async function overDemo(bench: (whole: WholeConsole) => Promise<void>): Promise<void> {
  const whole = await startConsoleOver(await startPlatform({ dataset: "demo" }));
  try {
    await bench(whole);
  } finally {
    await whole.stop();
  }
}

async function benchLargeLists(): Promise<void> {
  const large = await startLargeConsole();
  try {
    await benchFirstPages(large);
    await benchPageDepth(large);
    await benchTyping(large);
  } finally {
    await large.stop();
  }
}
