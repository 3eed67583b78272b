/** Whole minutes to wait, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
