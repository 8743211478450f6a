/** 1§5: the amount slider's range, in RON. Apart from the slider, whose code comes with its control. */
export const amountRange = { least: 0, most: 10_000, step: 0.01 } as const;
