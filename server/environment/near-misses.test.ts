import { misspelled } from "../env";

it("S21 tells of a name that is nearly one of ours, and of nothing else", () => {
  const names = [
    "SESION_SECRET",
    "platform_rest_url",
    "PLATFORM_REST_URI",
    "TRUSTED_PROXY",
    "REPLICA",
    "SHUTDOWN_DELAY",
    "PLATFORM_URL",
  ];
  const ignored = [
    "PATH",
    "HOME",
    "PORTS",
    "PLATFORM_PORT",
    "PLATFORM",
    "SESSION",
    "PLATFORM_SERVICE_HOST",
    "URL_PLATFORM",
    "NODE_OPTIONS",
    "CI",
    "LOGNAME",
  ];
  const given = [
    ...names,
    ...ignored,
    "PLATFORM_REST_URL",
    "SESSION_SECRET",
    "PLATFORM_HTTP_PORT",
    "PLATFORM_GRPC_PORT",
  ];
  expect(misspelled(Object.fromEntries(given.map((name) => [name, "hunter2"])))).toEqual([
    "SESION_SECRET is no variable of the console and is ignored: SESSION_SECRET is one.",
    "platform_rest_url is no variable of the console and is ignored: PLATFORM_REST_URL is one.",
    "PLATFORM_REST_URI is no variable of the console and is ignored: PLATFORM_REST_URL is one.",
    "TRUSTED_PROXY is no variable of the console and is ignored: TRUSTED_PROXIES is one.",
    "REPLICA is no variable of the console and is ignored: REPLICAS is one.",
    "SHUTDOWN_DELAY is no variable of the console and is ignored: SHUTDOWN_DELAY_SECONDS is one.",
    "PLATFORM_URL is no variable of the console and is ignored: PLATFORM_REST_URL is one.",
  ]);
});
