import type { RootOptions } from 'react-dom/client'
import type { BrowserErrors } from './browser-errors.ts'
import type { ErrorSource } from './telemetry.ts'

/** Makes a React root record its errors in addition to its default handling. */
export function noteErrorsOfRoot(errors: Pick<BrowserErrors, 'note'>): RootOptions {
  const noteAndTell = (source: ErrorSource) => (error: unknown) => {
    errors.note(error, source)
    reportError(error)
  }
  return {
    onUncaughtError: noteAndTell('uncaught'),
    onRecoverableError: noteAndTell('recoverable'),
    onCaughtError(error) {
      errors.note(error, 'boundary')
      // oxlint-disable-next-line no-console -- as React does: the whole error is there for the person who looks for the cause
      console.error(error)
    },
  }
}
