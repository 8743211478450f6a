/**
 * Steps that can be undone and done again. A full history drops its oldest step; what is new after an undo ends what
 * could have been done again. Values are never changed in place.
 */
export interface History<Step> {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export function emptyHistory<Step>(): History<Step> {
  return { past: [], future: [] };
}

export function remember<Step>({ past }: History<Step>, step: Step, mostSteps: number): History<Step> {
  return { past: [...past, step].slice(-mostSteps), future: [] };
}

/** The step to undo, and the history without it; what was really undone is put back by `putUndone`. */
export function takeLast<Step>({ past, future }: History<Step>): [Step, History<Step>] | undefined {
  const step = past.at(-1);
  return step === undefined ? undefined : [step, { past: past.slice(0, -1), future }];
}

export function putUndone<Step>({ past, future }: History<Step>, step: Step): History<Step> {
  return { past, future: [...future, step] };
}

/** The same for doing again. */
export function takeNext<Step>({ past, future }: History<Step>): [Step, History<Step>] | undefined {
  const step = future.at(-1);
  return step === undefined ? undefined : [step, { past, future: future.slice(0, -1) }];
}

export function putRedone<Step>({ past, future }: History<Step>, step: Step, mostSteps: number): History<Step> {
  return { past: [...past, step].slice(-mostSteps), future };
}
