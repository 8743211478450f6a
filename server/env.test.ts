import { type Env, InvalidEnvironment, parseEnv } from "./env";

const good = {
  PLATFORM_REST_URL: "https://platform.test",
  PLATFORM_GRPC_TARGET: "grpcs://platform.test:4001",
  DOCUMENTATION_GRPC_TARGET: "grpcs://platform.test:4002",
  MARKETPLACE_URL: "https://shop.test",
  CONSOLE_URL: "https://console.test",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
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

  it("DATE-003 takes the operator's time zone, Bucharest's where it says none, and refuses what is none", () => {
    expect(parseEnv(good).PLATFORM_TIME_ZONE).toBe("Europe/Bucharest");
    expect(parseEnv({ ...good, PLATFORM_TIME_ZONE: "America/Bogota" }).PLATFORM_TIME_ZONE).toBe("America/Bogota");
    expect(faultsOf({ PLATFORM_TIME_ZONE: "Bucharest" })).toEqual([
      "PLATFORM_TIME_ZONE must be a time zone such as Europe/Bucharest.",
    ]);
  });

  it.each([
    ["-1", "SHUTDOWN_DELAY_SECONDS must be a whole number."],
    ["900", "SHUTDOWN_DELAY_SECONDS must be at most 300."],
    ["soon", "SHUTDOWN_DELAY_SECONDS must be a whole number."],
    [" ", "SHUTDOWN_DELAY_SECONDS must be a whole number."],
    ["1e2", "SHUTDOWN_DELAY_SECONDS must be a whole number."],
    ["0x1", "SHUTDOWN_DELAY_SECONDS must be a whole number."],
  ])("S21 refuses a shutdown delay of %s", (delay, fault) => {
    expect(faultsOf({ SHUTDOWN_DELAY_SECONDS: delay })).toEqual([fault]);
  });

  it("takes the address of map tiles as it is written", () => {
    const address = "https://tiles.test/{z}/{x}/{y}.png?key=1";
    expect(parseEnv({ ...good, MAP_TILES_URL: address }).MAP_TILES_URL).toBe(address);
  });

  it.each([
    ["no secret", { SESSION_SECRET: undefined }, "SESSION_SECRET is missing."],
    ["an empty secret", { SESSION_SECRET: "" }, "SESSION_SECRET is missing."],
    ["a short secret", { SESSION_SECRET: "s".repeat(31) }, "SESSION_SECRET must have at least 32 characters."],
    ["a secret of one letter", { SESSION_SECRET: "s".repeat(64) }, /^SESSION_SECRET must have at least 10 different/],
    ["a secret of nine letters", { SESSION_SECRET: "012345678".repeat(8) }, /^SESSION_SECRET must have at least 10/],
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
    [
      "a target without a port",
      { PLATFORM_GRPC_TARGET: "platform.test" },
      "PLATFORM_GRPC_TARGET must be host:port or grpcs://host:port.",
    ],
    ["a target with a path", { PLATFORM_GRPC_TARGET: "grpcs://a.test:1/x" }, /^PLATFORM_GRPC_TARGET must be host:port/],
    ["a target of another scheme", { PLATFORM_GRPC_TARGET: "dns:localhost:4001" }, /^PLATFORM_GRPC_TARGET must be /],
    [
      "a target's port of none",
      { PLATFORM_GRPC_TARGET: "localhost:99999" },
      "PLATFORM_GRPC_TARGET must have a port from 1 to 65535.",
    ],
    ["port 0", { PLATFORM_GRPC_TARGET: "localhost:0" }, "PLATFORM_GRPC_TARGET must have a port from 1 to 65535."],
    ...["PLATFORM_REST_URL", "MARKETPLACE_URL", "CONSOLE_URL", "MAP_TILES_URL"].map(
      (name): [string, Record<string, string>, string] => [
        `a port of ${name} that there is none of`,
        { [name]: "https://there.test:99999/" },
        `${name} must have a port from 1 to 65535.`,
      ],
    ),
    ...["PLATFORM_REST_URL", "MARKETPLACE_URL", "CONSOLE_URL", "MAP_TILES_URL"].map(
      (name): [string, Record<string, string>, string] => [
        `a blank behind ${name}`,
        { [name]: "https://there.test " },
        `${name} must have no blanks around it.`,
      ],
    ),
    [
      "a port of Redis that there is none of",
      { SESSION_STORE_URL: "redis://u:p@store.test:70000/1" },
      "SESSION_STORE_URL must have a port from 1 to 65535.",
    ],
    [
      "options of the store's client",
      { SESSION_STORE_URL: "rediss://store.test:6379/1?commandTimeout=1" },
      /must be an address without \? and #/,
    ],
    ["a database without a number", { SESSION_STORE_URL: "rediss://store.test/main" }, /must name a database of Redis/],
    ...["/back-office", "/?next", "?", "#", "//"].map((rest): [string, Record<string, string>, RegExp] => [
      `an address of its own that goes on with ${rest}`,
      { CONSOLE_URL: `https://console.test${rest}` },
      /^CONSOLE_URL must be an address without user, path, query and #/,
    ]),
    [
      "a user in its own address",
      { CONSOLE_URL: "https://me@console.test" },
      /^CONSOLE_URL must be an address without/,
    ],
    [
      "a user of the platform",
      { PLATFORM_REST_URL: "https://me:pass@a.test" },
      /^PLATFORM_REST_URL must be an address/,
    ],
    ["a platform's query", { PLATFORM_REST_URL: "https://a.test/v1?key=2" }, /^PLATFORM_REST_URL must be an address/],
    ...["0.0.0.0/0", "::/0", "10.0.0.5, 10.0.0.0/0", "128.0.0.0/1", "2000::/3", "::ffff:0:0/96"].map(
      (all): [string, Record<string, string>, RegExp] => [
        `trust in ${all}`,
        { TRUSTED_PROXIES: all },
        /^TRUSTED_PROXIES must not trust everybody/,
      ],
    ),
    ["trust in a name", { TRUSTED_PROXIES: "proxy" }, /^TRUSTED_PROXIES must be addresses or networks/],
    ["a certificate that is not there", { PLATFORM_CA_FILE: "/nowhere/ca.pem" }, /^PLATFORM_CA_FILE .*\(ENOENT\)\.$/],
    [
      "a certificate that is none",
      { PLATFORM_CA_FILE: import.meta.filename },
      /^PLATFORM_CA_FILE holds no certificate/,
    ],
    [
      "a store of another kind",
      { SESSION_STORE_URL: "mysql://x" },
      "SESSION_STORE_URL must begin with file:, rediss:// or redis://.",
    ],
    ...["file:", "file://", "file:///", "file:.data/"].map((url): [string, Record<string, string>, RegExp] => [
      `a store in ${url}`,
      { SESSION_STORE_URL: url },
      /^SESSION_STORE_URL must name a file/,
    ]),
    ...["http://x", "platform.internal:80", "platform.internal/v1", "fd00::1"].map(
      (hosts): [string, Record<string, string>, RegExp] => [
        `clear text to ${hosts}`,
        { CLEAR_TEXT_HOSTS: hosts },
        /^CLEAR_TEXT_HOSTS must be hosts without scheme, port and path/,
      ],
    ),
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
    ["many replicas", { REPLICAS: "many" }, "REPLICAS must be a whole number."],
    ["half a replica too few", { REPLICAS: "0.5" }, "REPLICAS must be a whole number."],
  ])("S21 refuses %s with one clear line", (_name, change, line) => {
    const faults = faultsOf(change);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(line);
  });

  it("S21 takes several replicas over one Redis", () => {
    expect(faultsOf({ REPLICAS: "3", SESSION_STORE_URL: "rediss://store.test" })).toEqual([]);
  });

  it("S21 lets Redis be clear text to this machine and to named hosts alone", () => {
    const line =
      "SESSION_STORE_URL must begin with rediss://, except to this machine or to a host that CLEAR_TEXT_HOSTS names.";
    for (const url of [
      "redis://store.test",
      "redis://u:p@Store.test:6379/1",
      "redis://10.0.0.7",
      "redis://local%68ost",
    ])
      expect([url, faultsOf({ SESSION_STORE_URL: url })]).toEqual([url, [line]]);
    for (const url of ["rediss://store.test", "redis://127.0.0.1:6379/1", "redis://[::1]", "redis://localhost"])
      expect([url, faultsOf({ SESSION_STORE_URL: url })]).toEqual([url, []]);
    const allowed = { SESSION_STORE_URL: "redis://Store.test:6379/1", CLEAR_TEXT_HOSTS: "other.test, store.test" };
    expect(faultsOf(allowed)).toEqual([]);
  });

  it.each(["PLATFORM_REST_URL", "MARKETPLACE_URL"])("P25 S21 lets %s be clear text to this machine alone", (name) => {
    const line = `${name} must begin with https://, except to this machine or to a host that CLEAR_TEXT_HOSTS names.`;
    for (const host of ["platform.internal", "127.0.0.1.evil.test", "10.0.0.1"])
      expect([host, faultsOf({ [name]: `http://${host}:4000` })]).toEqual([host, [line]]);
    for (const host of ["localhost", "127.0.0.1", "127.9.9.9", "[::1]"])
      expect([host, faultsOf({ [name]: `http://${host}:4000/v1` })]).toEqual([host, []]);
  });

  it.each(["PLATFORM_GRPC_TARGET", "DOCUMENTATION_GRPC_TARGET"])(
    "G10 S21 lets %s be clear text to this machine alone",
    (name) => {
      const line = `${name} must begin with grpcs://, except to this machine or to a host that CLEAR_TEXT_HOSTS names.`;
      for (const host of ["platform.internal", "localhost.evil.test", "[fd00::1]"])
        expect([host, faultsOf({ [name]: `${host}:4000` })]).toEqual([host, [line]]);
      for (const host of ["localhost", "127.0.0.1", "[::1]"])
        expect([host, faultsOf({ [name]: `${host}:4000` })]).toEqual([host, []]);
    },
  );

  it("S21 lets clear text go to the hosts that are named, and to no other one", () => {
    const clear = {
      CLEAR_TEXT_HOSTS: "platform.internal., , Shop.internal,[FD00:0::1],",
      PLATFORM_REST_URL: "http://platform.internal/v1",
      MARKETPLACE_URL: "http://shop.internal:8080",
      PLATFORM_GRPC_TARGET: "Platform.internal.:9090",
      DOCUMENTATION_GRPC_TARGET: "[fd00::1]:9090",
    };
    expect(faultsOf(clear)).toEqual([]);
    expect(faultsOf({ ...clear, PLATFORM_REST_URL: "http://a.platform.internal" })).toHaveLength(1);
  });

  it("S16 takes the networks of an operator's own proxies", () => {
    expect(
      faultsOf({ TRUSTED_PROXIES: "10.0.0.0/8, fd00::/8, fc00::/7, 192.0.2.7, ::1, ::ffff:10.0.0.0/104" }),
    ).toEqual([]);
  });

  it("S21 tells every variable's fault at once, each in a sentence of our own", () => {
    const wrong: Record<keyof Env, string | undefined> = {
      PLATFORM_REST_URL: "ftp://platform",
      PLATFORM_GRPC_TARGET: "platform",
      DOCUMENTATION_GRPC_TARGET: "",
      MARKETPLACE_URL: "shop",
      CLEAR_TEXT_HOSTS: "http://platform",
      PLATFORM_CA_FILE: "/nowhere/ca.pem",
      PLATFORM_CERT_FILE: import.meta.filename,
      PLATFORM_KEY_FILE: import.meta.filename,
      CONSOLE_URL: "console",
      SESSION_SECRET: "short",
      SESSION_STORE_URL: "mysql://store",
      REPLICAS: "1e300",
      LOG_LEVEL: "loud",
      SHUTDOWN_DELAY_SECONDS: "900.5",
      TRUSTED_PROXIES: "proxy",
      MAP_TILES_URL: "tiles",
      MAP_TILES_CREDIT: "x".repeat(201),
      PLATFORM_TIME_ZONE: "Bucharest",
      PLATFORM_MODE: "theirs",
      BUILD_REVISION: "x".repeat(81),
    };
    expect(faultsOf(wrong)).toEqual([
      "PLATFORM_REST_URL must be an http or https address.",
      "PLATFORM_GRPC_TARGET must be host:port or grpcs://host:port.",
      "DOCUMENTATION_GRPC_TARGET is missing.",
      "MARKETPLACE_URL must be an http or https address.",
      "CLEAR_TEXT_HOSTS must be hosts without scheme, port and path, e.g. platform.internal, 10.0.0.7, [fd00::7].",
      "PLATFORM_CA_FILE names a file that cannot be read (ENOENT).",
      "PLATFORM_CERT_FILE holds no certificate (PEM).",
      "PLATFORM_KEY_FILE holds no private key (PEM, without a password).",
      "CONSOLE_URL must be an http or https address.",
      "SESSION_SECRET must have at least 32 characters.",
      "SESSION_STORE_URL must begin with file:, rediss:// or redis://.",
      "REPLICAS must be a whole number.",
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
      "SHUTDOWN_DELAY_SECONDS must be a whole number.",
      "TRUSTED_PROXIES must be addresses or networks, e.g. 10.0.0.5, fd00::/8.",
      "MAP_TILES_URL must be an http or https address.",
      "MAP_TILES_CREDIT must have at most 200 characters.",
      "PLATFORM_TIME_ZONE must be a time zone such as Europe/Bucharest.",
      "PLATFORM_MODE must be own or embedded.",
      "BUILD_REVISION must have at most 80 characters.",
    ]);
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
