import fc from "fast-check";
import { BrokenFrame, encodeFrame, type Frame, FrameReader } from "./frames";

const frames: Frame[] = [
  { type: "begin", fileName: "Comenzi_2026-11-21_14-05.csv", totalCount: 620 },
  { type: "data", bytes: new Uint8Array([0, 1, 2, 255, 0xef, 0xbb, 0xbf]) },
  { type: "data", bytes: new Uint8Array(0) },
  { type: "progress", rows: 250 },
  { type: "failed", failure: { error: { code: "upstream-timeout", requestId: "9f3a61c07b2e" } } },
  { type: "end", rows: 620, isChanged: false },
];

const sent = Buffer.concat(frames.map(encodeFrame));

describe("frames of a file on its way", () => {
  it("come out as they went in, however the network cuts them", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: sent.length })), (cuts) => {
        const reader = new FrameReader();
        const places = [0, ...cuts, sent.length].sort((one, other) => one - other);
        const read = places.flatMap((from, index) => reader.push(sent.subarray(from, places[index + 1] ?? from)));
        expect(read).toEqual(frames);
      }),
    );
  });

  it("come out one byte at a time", () => {
    const reader = new FrameReader();
    expect([...sent].flatMap((byte) => reader.push(Uint8Array.of(byte)))).toEqual(frames);
  });

  it("wait for their last byte", () => {
    expect(new FrameReader().push(sent.subarray(0, -1))).toEqual(frames.slice(0, -1));
  });

  it.each([
    ["an HTML page", Buffer.from("<!doctype html><title>502</title>")],
    ["an unknown type", Uint8Array.of(9, 0, 0, 0, 2, 0x7b, 0x7d)],
    ["another type than its payload says", Uint8Array.of(1, ...encodeFrame({ type: "progress", rows: 1 }).slice(1))],
    ["a payload that is no JSON", Uint8Array.of(1, 0, 0, 0, 1, 0x7b)],
    ["null", Uint8Array.of(1, 0, 0, 0, 4, ...Buffer.from("null"))],
  ])("%s is none", (_what, bytes) => {
    expect(() => new FrameReader().push(bytes)).toThrow(BrokenFrame);
  });
});
