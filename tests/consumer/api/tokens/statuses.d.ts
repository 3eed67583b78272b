/** What a colour can say about the state of something. Apart from the palette, which no page needs at run time. */
export declare const statuses: readonly ['info', 'success', 'warning', 'danger'];
/** Colours that are reserved for status and never carry it alone. */
export type StatusName = (typeof statuses)[number];
