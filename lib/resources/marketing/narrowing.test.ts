import { chainsOf, fits } from "./narrowing";

const banner = { kind: "banner", chain: "Minishop 24" } as const;
const voucher = { kind: "voucher" } as const;

it.each([
  [{}, true, true],
  [{ kind: "banner" }, true, false],
  [{ kind: "voucher" }, false, true],
  [{ chain: "Minishop 24" }, true, true],
  [{ chain: "Automat Express" }, false, true],
  [{ kind: "banner", chain: "Automat Express" }, false, false],
  [{ kind: "voucher", chain: "Automat Express" }, false, true],
] as const)(
  "SHELL-013 narrowed by %j: the banner %s, the voucher, which is valid in every chain, %s",
  (wanted, ...fit) => {
    expect([fits(banner, wanted), fits(voucher, wanted)]).toEqual(fit);
  },
);

it("SHELL-013 each chain is offered once, by name", () => {
  expect(chainsOf(["Minishop 24", undefined, "Automat Express", "Minishop 24"])).toEqual([
    "Automat Express",
    "Minishop 24",
  ]);
});
