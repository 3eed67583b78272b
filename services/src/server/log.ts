import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Creates the log: one JSON object per line on stdout, with trace id, operation, status and milliseconds, and never an
 * e-mail address, a token or the text of a query. `app.ts` logs requests; errors go through `describeError`.
 */
export function createLog(level: string, stream: DestinationStream = pino.destination(1)): Logger {
  const serializers = { err: describeError, req: () => undefined }
  return pino({ level, base: { service: 'parvis' }, serializers }, stream)
}

/**
 * Describes an error without user input. The message of a database error may quote values, so only its code and routine
 * are kept, and of the stack only the locations.
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
