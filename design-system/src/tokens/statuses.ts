/** The states that a colour can express. Separate from the palette, which no page needs at run time. */
export const statuses = ['info', 'success', 'warning', 'danger'] as const
/** Colours reserved for status, which they never convey alone. */
export type StatusName = (typeof statuses)[number]
