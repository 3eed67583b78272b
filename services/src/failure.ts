/** The services cannot start, for a reason that the person who starts them can fix; the message is one sentence. */
export class StartFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartFailure'
  }
}

/** The `code` of an error from Node or the database, such as EADDRINUSE or 23505. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
