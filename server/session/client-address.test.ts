import fc from "fast-check";
import { clientNetwork, isProxyAmong, trustedProxies } from "./client-address";

const none = trustedProxies([]);
const proxies = trustedProxies(["10.0.0.0/8", "fd00::1"]);

describe("clientNetwork", () => {
  it("S16 ignores every X-Forwarded-For that no trusted proxy wrote", () => {
    const header = fc.oneof(
      fc.string(),
      fc.ipV4(),
      fc.array(fc.oneof(fc.ipV4(), fc.ipV6())).map((all) => all.join(", ")),
    );
    fc.assert(
      fc.property(header, (forwardedFor) => {
        expect(clientNetwork(`${forwardedFor}, 192.0.2.1`, none)).toBe("192.0.2.1");
        expect(clientNetwork(`${forwardedFor}, 192.0.2.1`, proxies)).toBe("192.0.2.1");
      }),
      { numRuns: 2_000 },
    );
  });

  it("S16 what the client wrote itself, on the left, never changes the answer", () => {
    fc.assert(
      fc.property(fc.string(), (forged) => {
        const forwardedFor = `${forged}, 203.0.113.9, 10.1.1.1, 10.2.2.2`;
        expect(clientNetwork(forwardedFor, proxies)).toBe("203.0.113.9");
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:0:ffff::9", "2001:db8:0:0::/64"],
    ["[2001:db8:1:2::7]:443, fd00::1", "2001:db8:1:2::/64"],
    ["198.51.100.4:1234, 10.0.0.1", "198.51.100.4"],
    ["not an address, 10.0.0.1", "10.0.0.1"],
    ["10.0.0.1", "10.0.0.1"],
    ["198.51.100.4, junk", "unknown"],
    [null, "unknown"],
  ])("S16 %s is %s", (forwardedFor, network) => {
    expect(clientNetwork(forwardedFor, proxies)).toBe(network);
  });
});

it.each([
  ["10.1.2.3", true],
  ["::ffff:10.1.2.3", true],
  ["fd00::1", true],
  ["192.0.2.1", false],
  [undefined, false],
])("S16 whether %s is one of the operator's proxies: %s", (peer, isProxy) => {
  expect(isProxyAmong(peer, proxies)).toBe(isProxy);
});
