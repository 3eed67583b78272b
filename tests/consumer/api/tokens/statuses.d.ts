/** The states that a colour can express. Separate from the palette, which no page needs at run time. */
export declare const statuses: readonly ['info', 'success', 'warning', 'danger'];
/** Colours reserved for status, which they never convey alone. */
export type StatusName = (typeof statuses)[number];
