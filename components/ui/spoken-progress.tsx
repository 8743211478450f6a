import { classNames } from "./class-names";

interface SpokenProgressProps {
  /** What of how many. */
  done: number;
  total: number;
  /** What the bar is of. */
  label: string;
  /** How far it is, in words. */
  say(done: number): string;
  /** Once it is over: what came of it, read aloud from the place that told how far it was. */
  over?: string | undefined;
}

/** Read aloud by quarters: every step would be a stream of numbers. */
const spokenSteps = 4;

const bar = [
  "h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken",
  "[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent",
];

/** How far long work is: a bar, and the same in words. */
export function SpokenProgress({ done, total, label, say, over }: SpokenProgressProps) {
  const spoken = Math.floor((Math.floor((done / total) * spokenSteps) / spokenSteps) * total);
  return (
    <div className="grid gap-1.5">
      {over === undefined && (
        <>
          <progress value={done} max={total} aria-label={label} className={classNames(...bar)} />
          <p aria-hidden className="tabular-nums">
            {say(done)}
          </p>
        </>
      )}
      <p role="status" className={over === undefined ? "sr-only" : "font-medium"}>
        {over ?? say(spoken)}
      </p>
    </div>
  );
}
