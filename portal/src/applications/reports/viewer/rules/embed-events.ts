/* The contents of the client's events. They come out of a frame, so their shape cannot be trusted. */

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The page in a `pageChanged` event. */
export function pageOfEvent(detail: unknown): string | undefined {
  const name = at(at(detail, 'newPage'), 'name')
  return typeof name === 'string' ? name : undefined
}

/** The code in an `error` event: in Power BI it is the message or a separate property. */
export function codeOfError(detail: unknown): string | undefined {
  const code = at(detail, 'errorCode') ?? at(detail, 'message')
  return typeof code === 'string' ? code : undefined
}
