import { InvalidPlatformEnvironment, type PlatformEnv, parsePlatformEnv } from "./env";

it("the operator works in Romania unless told otherwise", () => {
  expect(parsePlatformEnv({}).PLATFORM_TIME_ZONE).toBe("Europe/Bucharest");
  expect(parsePlatformEnv({ PLATFORM_TIME_ZONE: "" }).PLATFORM_TIME_ZONE).toBe("Europe/Bucharest");
  expect(parsePlatformEnv({ PLATFORM_TIME_ZONE: "America/Bogota" }).PLATFORM_TIME_ZONE).toBe("America/Bogota");
});

it.each(["Mars/Olympus", "Bucharest", "../etc"])("refuses the time zone %s at the start", (zone) => {
  const start = () => parsePlatformEnv({ PLATFORM_TIME_ZONE: zone });
  expect(start).toThrow(InvalidPlatformEnvironment);
  expect(start).toThrow("PLATFORM_TIME_ZONE must be a time zone such as Europe/Bucharest.");
});

it("tells every variable's fault at once, each in a sentence of our own", () => {
  const wrong: Record<keyof PlatformEnv, string> = {
    PLATFORM_HTTP_PORT: "80.5",
    PLATFORM_GRPC_PORT: "99999.5",
    PLATFORM_HOST: "",
    PLATFORM_DATA_DIR: "",
    PLATFORM_DATASET: "huge",
    PLATFORM_ACCESS_TOKEN_SECONDS: "soon",
    PLATFORM_REFRESH_GRACE_SECONDS: "-1",
    CONSOLE_URL: "console",
    PLATFORM_PUBLIC_URL: "ftp://pictures",
    PLATFORM_TIME_ZONE: "Bucharest",
    LOG_LEVEL: "loud",
  };
  let faults: readonly string[] = [];
  try {
    parsePlatformEnv(wrong);
  } catch (error) {
    if (error instanceof InvalidPlatformEnvironment) faults = error.faults;
  }
  expect(faults).toEqual([
    "PLATFORM_HTTP_PORT must be a whole number from 0 to 65535.",
    "PLATFORM_GRPC_PORT must be a whole number from 0 to 65535.",
    "PLATFORM_DATASET must be tiny, demo or large.",
    "PLATFORM_ACCESS_TOKEN_SECONDS must be a whole number from 1 to 86400.",
    "PLATFORM_REFRESH_GRACE_SECONDS must be a number from 0 to 60.",
    "CONSOLE_URL must be an http or https address.",
    "PLATFORM_PUBLIC_URL must be an http or https address.",
    "PLATFORM_TIME_ZONE must be a time zone such as Europe/Bucharest.",
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
  ]);
});
