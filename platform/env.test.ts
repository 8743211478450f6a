import { InvalidPlatformEnvironment, parsePlatformEnv } from "./env";

it("the operator works in Romania unless told otherwise", () => {
  expect(parsePlatformEnv({}).PLATFORM_TIME_ZONE).toBe("Europe/Bucharest");
  expect(parsePlatformEnv({ PLATFORM_TIME_ZONE: "" }).PLATFORM_TIME_ZONE).toBe("Europe/Bucharest");
  expect(parsePlatformEnv({ PLATFORM_TIME_ZONE: "America/Bogota" }).PLATFORM_TIME_ZONE).toBe("America/Bogota");
});

it.each(["Mars/Olympus", "Bucharest", "../etc"])("refuses the time zone %s at the start", (zone) => {
  const start = () => parsePlatformEnv({ PLATFORM_TIME_ZONE: zone });
  expect(start).toThrow(InvalidPlatformEnvironment);
  expect(start).toThrow("PLATFORM_TIME_ZONE: must be a time zone such as Europe/Bucharest.");
});
