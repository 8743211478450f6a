import { clearTextHost, clearTextHostOfStore, faultOfHosts, faultOfStore, plainHost } from "./addresses";

it.each([
  ["file::memory:", /^must name a file that outlives the process/],
  ...[
    "file: ",
    "file:\t",
    "file: x",
    "file:x ",
    "file:x\n",
    "file:x?mode=ro",
    "file:///x?cache=shared",
    "file:x#y",
  ].map((store): [string, RegExp] => [store, /^must name a file without blanks around it, \? and #/]),
])("S21 a session file that is spelt %j is refused in one sentence", (store, sentence) => {
  expect(faultOfStore(store)).toMatch(sentence);
});

it.each(["file:.data/sessions.sqlite", "file:///srv/sessions.sqlite", "file:/srv/my console/sessions.sqlite"])(
  "S21 a session file that is spelt %j is one",
  (store) => {
    expect(faultOfStore(store)).toBeUndefined();
  },
);

it.each([
  ["PLATFORM.Internal", "http://platform.internal"],
  ["platform.internal.", "http://platform.internal:80/v1"],
  ["platform.internal", "http://Platform.internal.:8080"],
  ["[FD00:0:0:0::1]", "http://[fd00::1]:8080"],
  ["[::ffff:10.0.0.7]", "http://[::FFFF:a00:7]"],
  ["10.7", "http://10.0.0.7"],
])("S21 %s is the host of %s, by whatever it is asked", (host, address) => {
  const { hostname } = new URL(address);
  const others = [clearTextHost(`${hostname}:9090`), clearTextHostOfStore(`redis://${hostname}`)];
  expect([faultOfHosts([host]), clearTextHost(address), ...others]).toEqual([
    undefined,
    ...Array(3).fill(plainHost(host)),
  ]);
});

it.each([
  "http://x",
  "platform.internal:80",
  "platform.internal/v1",
  "fd00::1",
  "[10.0.0.7]",
  "[fd00:::1]",
  "a b",
  "10.0.0.256",
  ".",
  "..",
  "*.internal",
  "",
])("S21 %j is no host that clear text may go to", (host) => {
  expect(faultOfHosts(["platform.internal", host])).toMatch(/^must be hosts without scheme, port and path/);
});

it.each(["localhost", "LocalHost", "localhost.", "127.0.0.1", "127.1", "[::1]", "[0:0:0:0:0:0:0:1]"])(
  "S21 %s is this machine",
  (host) => {
    expect([clearTextHost(`http://${host}:4000`), clearTextHost(`${host}:4000`)]).toEqual([undefined, undefined]);
  },
);
