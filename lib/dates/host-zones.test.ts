import { execFileSync } from "node:child_process";
import { z } from "zod";

const said = z.object({
  moments: z.array(z.tuple([z.string(), z.string(), z.string()])),
  elsewhere: z.array(z.string()),
  days: z.array(z.tuple([z.boolean(), z.string(), z.string(), z.string(), z.string()])),
  between: z.number(),
  starts: z.array(z.string()),
  twice: z.string(),
  skipped: z.string(),
  file: z.string(),
});
const machines = z.array(z.object({ machine: z.string(), noonHere: z.string(), said }));

describe("days and times on machines of other zones", () => {
  const args = ["--conditions=react-server", "--import", "tsx", "tests/support/dates/host-zones-process.ts"];
  const found = machines.parse(JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })));

  it("the machines stand where they are said to", () => {
    expect(found.map(({ machine, noonHere }) => [machine, noonHere])).toEqual([
      ["UTC", "12:00"],
      ["Europe/London", "13:00"],
      ["America/New_York", "08:00"],
      ["Pacific/Auckland", "00:00"],
      ["Africa/Cairo", "15:00"],
      ["Pacific/Apia", "01:00"],
    ]);
  });

  it.each(found)("DATE-002 DATE-003 DATE-005 on one in $machine they are the same", (each) => {
    expect(each.said).toEqual({
      moments: [
        ["29.03.2026 01:30", "01:30", "2026-03-29"],
        ["08.03.2026 02:30", "02:30", "2026-03-08"],
        ["27.09.2026 02:30", "02:30", "2026-09-27"],
        ["29.03.2026 02:59", "02:59", "2026-03-29"],
        ["29.03.2026 04:00", "04:00", "2026-03-29"],
        ["25.10.2026 03:30", "03:30", "2026-10-25"],
        ["25.10.2026 03:30", "03:30", "2026-10-25"],
        ["07.12.2026 00:00", "00:00", "2026-12-07"],
        ["06.12.2026 23:59", "23:59", "2026-12-06"],
      ],
      elsewhere: [
        "28.03.2026 19:30",
        "07.03.2026 19:30",
        "26.09.2026 19:30",
        "28.03.2026 20:59",
        "28.03.2026 21:00",
        "24.10.2026 20:30",
        "24.10.2026 21:30",
        "06.12.2026 17:00",
        "06.12.2026 16:59",
      ],
      days: [
        [true, "29.03.2026", "2026-03-30", "2026-04-29", "2026-03-23"],
        [true, "25.10.2026", "2026-10-26", "2026-11-25", "2026-10-19"],
        [true, "24.04.2026", "2026-04-25", "2026-05-24", "2026-04-20"],
        [true, "30.12.2011", "2011-12-31", "2012-01-30", "2011-12-26"],
        [true, "07.12.2026", "2026-12-08", "2027-01-07", "2026-12-07"],
        [true, "29.02.2028", "2028-03-01", "2028-03-29", "2028-02-28"],
      ],
      between: 2,
      starts: [
        "2026-03-28T22:00:00.000Z",
        "2026-10-24T21:00:00.000Z",
        "2026-04-23T21:00:00.000Z",
        "2011-12-29T22:00:00.000Z",
        "2026-12-06T22:00:00.000Z",
        "2028-02-28T22:00:00.000Z",
      ],
      twice: "2026-11-01T04:00:00.000Z",
      skipped: "2026-04-23T22:00:00.000Z",
      file: "A_2026-03-29_01-30.csv",
    });
  });
});
