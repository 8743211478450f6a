import { readFileSync } from "node:fs";
import { z } from "zod";

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: versions, devDependencies: versions });
const locked = z.object({
  integrity: z.string().optional(),
  optional: z.boolean().optional(),
  inBundle: z.boolean().optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), locked) });

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies } = manifest.parse(read("package.json"));
const packages = Object.entries(lockfile.parse(read("package-lock.json")).packages).filter(([path]) => path !== "");

describe("O8 dependencies", () => {
  it("O8 have exact versions", () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("O8 parts of Jest are of one version: our runtime and environment are made of them", () => {
    const parts = Object.entries(devDependencies).filter(([name]) => /^(@jest\/|jest)/.test(name));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter(([, version]) => version !== devDependencies.jest)).toEqual([]);
  });

  // An optional package without one is a build for another system than the lockfile was made on.
  it("O8 have a checksum each in the lockfile", () => {
    const unsure = packages.filter(([, { integrity, optional, inBundle }]) => !integrity && !optional && !inBundle);
    expect(unsure.map(([path]) => path)).toEqual([]);
  });
});
