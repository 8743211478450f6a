import { InvalidEnvironment, parseEnv } from "./env";

const good = {
  PLATFORM_REST_URL: "https://platform.test",
  PLATFORM_GRPC_TARGET: "platform.test:4001",
  DOCUMENTATION_GRPC_TARGET: "platform.test:4002",
  MARKETPLACE_URL: "https://shop.test",
  CONSOLE_URL: "https://console.test",
  SESSION_SECRET: "s".repeat(32),
};

function faultsOf(change: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv({ ...good, ...change });
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.faults;
    throw error;
  }
}

describe("parseEnv", () => {
  it("S21 takes a good environment and fills in what may be left out", () => {
    expect(parseEnv(good)).toMatchObject({ SESSION_STORE_URL: "file:.data/sessions.sqlite", TRUSTED_PROXIES: [] });
    expect(parseEnv(good).MAP_TILES_URL).toBeUndefined();
  });

  it("takes the address of map tiles as it is written", () => {
    const address = "https://tiles.test/{z}/{x}/{y}.png?key=1";
    expect(parseEnv({ ...good, MAP_TILES_URL: address }).MAP_TILES_URL).toBe(address);
  });

  it.each([
    ["no secret", { SESSION_SECRET: undefined }, "SESSION_SECRET is missing."],
    ["an empty secret", { SESSION_SECRET: "" }, "SESSION_SECRET is missing."],
    ["a short secret", { SESSION_SECRET: "s".repeat(31) }, "SESSION_SECRET must have at least 32 characters."],
    ["no address of its own", { CONSOLE_URL: undefined }, "CONSOLE_URL is missing."],
    [
      "http in public",
      { CONSOLE_URL: "http://console.test" },
      "CONSOLE_URL must be https, except on this machine itself.",
    ],
    ["no platform", { PLATFORM_REST_URL: undefined }, "PLATFORM_REST_URL is missing."],
    [
      "a platform that is no address",
      { PLATFORM_REST_URL: "platform" },
      "PLATFORM_REST_URL must be an http or https address.",
    ],
    [
      "a platform in a file",
      { PLATFORM_REST_URL: "file:///etc" },
      "PLATFORM_REST_URL must be an http or https address.",
    ],
    ["an address that is none", { CONSOLE_URL: "console" }, /^CONSOLE_URL must be/],
    ["no target", { PLATFORM_GRPC_TARGET: "" }, "PLATFORM_GRPC_TARGET is missing."],
    ["no target of documentation", { DOCUMENTATION_GRPC_TARGET: "" }, "DOCUMENTATION_GRPC_TARGET is missing."],
    ["a target without a port", { PLATFORM_GRPC_TARGET: "platform.test" }, "PLATFORM_GRPC_TARGET must be host:port."],
    [
      "a store of another kind",
      { SESSION_STORE_URL: "mysql://x" },
      "SESSION_STORE_URL must begin with file: or redis://.",
    ],
    [
      "replicas with a session file each",
      { REPLICAS: "2" },
      "REPLICAS above 1 needs a SESSION_STORE_URL that begins with redis:// or rediss://.",
    ],
    [
      "tiles without their place",
      { MAP_TILES_URL: "https://tiles.test/earth.png" },
      "MAP_TILES_URL must hold {z}, {x} and {y}.",
    ],
    ["half a replica", { REPLICAS: "1.5" }, "REPLICAS must be a whole number."],
    ["no replica", { REPLICAS: "0" }, "REPLICAS must be at least 1."],
    ["many replicas", { REPLICAS: "many" }, "REPLICAS must be a number."],
    ["an unknown log level", { LOG_LEVEL: "loud" }, /^LOG_LEVEL /],
  ])("S21 refuses %s with one clear line", (_name, change, line) => {
    const faults = faultsOf(change);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(line);
  });

  it("S21 takes several replicas over one Redis", () => {
    expect(faultsOf({ REPLICAS: "3", SESSION_STORE_URL: "rediss://store.test" })).toEqual([]);
  });

  it("S21 names all faults at once, and no value", () => {
    const faults = faultsOf({
      SESSION_SECRET: "hunter2",
      CONSOLE_URL: "http://console.test",
      MARKETPLACE_URL: undefined,
    });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain("hunter2");
  });

  it.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])("S21 %s is this machine", (own) => {
    expect(faultsOf({ CONSOLE_URL: own })).toEqual([]);
  });
});
