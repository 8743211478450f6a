import {
  askedStep,
  giveUpWork,
  holdWork,
  isWorkGivenUp,
  isWorkHeld,
  isWorkLostAt,
  leaveWork,
  takeBackStep,
  takeUpWork,
} from "./unsaved-work";

const elsewhere = new URL("https://console.test/orders");
const ends: (() => void)[] = [];
const hold = (staysAt: (address: URL) => boolean = () => false): (() => void) => {
  const end = holdWork({ staysAt });
  ends.push(end);
  return end;
};
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe("work that nothing has saved", () => {
  it("lets a step go at once where there is none", () => {
    const step = jest.fn();
    leaveWork(step);
    expect(step).toHaveBeenCalledTimes(1);
    expect(askedStep()).toBeUndefined();
  });

  it("is given up where the person leaves, and not where it ends by itself", () => {
    const [first, second] = [hold(), hold()];
    first();
    expect(isWorkGivenUp()).toBe(false);
    giveUpWork();
    expect(isWorkGivenUp()).toBe(true);
    second();
    hold();
    expect(isWorkGivenUp()).toBe(false);
  });

  it("asks before a step, once; the first question stands", () => {
    hold();
    const [first, second] = [jest.fn(), jest.fn()];
    leaveWork(first);
    leaveWork(second);
    expect(askedStep()).toBe(first);
    expect(first).not.toHaveBeenCalled();
    takeBackStep();
    expect(askedStep()).toBeUndefined();
    expect(isWorkHeld()).toBe(true);
  });

  it("asks about nothing once it is given up, until the person goes on or a form holds work again", () => {
    hold();
    giveUpWork();
    expect(isWorkLostAt(elsewhere)).toBe(false);
    takeUpWork();
    expect(isWorkLostAt(elsewhere)).toBe(true);
    giveUpWork();
    hold();
    expect(isWorkHeld()).toBe(true);
  });

  it("is lost only where one of the forms is not there any more", () => {
    hold(({ pathname }) => pathname === "/orders");
    expect(isWorkLostAt(elsewhere)).toBe(false);
    hold();
    expect(isWorkLostAt(elsewhere)).toBe(true);
  });

  it("ends the question with the work that it is about", () => {
    const end = hold();
    leaveWork(() => undefined);
    end();
    expect(askedStep()).toBeUndefined();
  });
});
