import { ApiProblem } from '@parvis/api-types/problems'
import { createContext, use } from 'react'
import type { BrowserErrors } from './browser-errors.ts'
import type { Telemetry } from './telemetry.ts'

const TelemetryContext = createContext<Telemetry>({ track: () => undefined, flush: () => undefined })
export const TelemetryProvider = TelemetryContext

/** Tells the analytics endpoint; silent when the settings name none. */
export function useTelemetry(): Telemetry {
  return use(TelemetryContext)
}

const ErrorReferences = createContext<Pick<BrowserErrors, 'referenceOf'>>({
  referenceOf: error => (error instanceof ApiProblem ? error.traceId : undefined),
})
export const ErrorReferencesProvider = ErrorReferences

/** What support finds an error by in the services' log. */
export function useErrorReference(error: unknown): string | undefined {
  return use(ErrorReferences).referenceOf(error)
}
