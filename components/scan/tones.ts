import { areScanTonesOn } from "@/lib/preferences/scan-tones";
import type { ScanOutcome } from "./scan-outcome";

/** One after the other, in Hz; told apart by their number and direction alone, for who hears high ones badly. */
const tones: Readonly<Record<ScanOutcome, readonly number[]>> = {
  found: [880],
  repeated: [880, 880],
  ambiguous: [660, 880, 660],
  unknown: [330, 220],
};

/** Seconds. */
const length = 0.09;
const pause = 0.04;

let context: AudioContext | undefined;

/** Says by ear what became of a scan, unless the person has switched it off. */
export function playTone(outcome: ScanOutcome): void {
  if (!areScanTonesOn(document.cookie)) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [index, pitch] of tones[outcome].entries()) {
    const [oscillator, volume] = [context.createOscillator(), context.createGain()];
    const from = currentTime + index * (length + pause);
    oscillator.frequency.value = pitch;
    // Without its fade a tone ends with a click.
    volume.gain.setValueAtTime(0.2, from);
    volume.gain.linearRampToValueAtTime(0, from + length);
    oscillator.connect(volume).connect(destination);
    oscillator.start(from);
    oscillator.stop(from + length);
  }
  // Until something is pressed in a page its sound stands still: it says so, and goes on by itself.
  context.resume().catch(() => undefined);
}
