import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log: one JSON object a line on stdout, with trace id, operation, status and milliseconds, and never an e-mail, a
 * token or the text of a query. Requests are written by `app.ts`; what is thrown goes through `describeError`.
 */
export function createLog(level: string, stream: DestinationStream = pino.destination(1)): Logger {
  const serializers = { err: describeError, req: () => undefined }
  return pino({ level, base: { service: 'parvis' }, serializers }, stream)
}

/**
 * An error without what a person typed: the message of a database error may quote values, so that only its code and
 * routine stay, and of the stack the places.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const fromDatabase = 'severity' in error || 'routine' in error
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...('routine' in error ? { routine: error.routine } : {}),
    ...(fromDatabase ? {} : { message: error.message }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
