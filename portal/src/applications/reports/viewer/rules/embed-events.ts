/*
 * What the events of the client say. They come out of a frame: nothing of them is trusted to have a shape.
 */

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The page of `pageChanged`. */
export function pageOfEvent(detail: unknown): string | undefined {
  const name = at(at(detail, 'newPage'), 'name')
  return typeof name === 'string' ? name : undefined
}

/** The code of `error`: by Power BI it is the message, or stands beside it. */
export function codeOfError(detail: unknown): string | undefined {
  const code = at(detail, 'errorCode') ?? at(detail, 'message')
  return typeof code === 'string' ? code : undefined
}
