/**
 * A timestamp in UTC as text, RFC 3339, such as `2026-03-02T09:15:00Z`.
 * It is assignable to and from any string; queries recognize it and compare it with a `Date`.
 */
export type Moment = string & { readonly textOf?: 'moment' }

/** A day as text, such as `2026-03-02`. Queries compare it with `{ date: '2026-03-02' }`. */
export type Day = string & { readonly textOf?: 'day' }
