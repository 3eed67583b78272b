import { ApiProblem } from '@parvis/api-types/problems'
import { createContext, use } from 'react'
import type { BrowserErrors } from './browser-errors.ts'
import type { Telemetry } from './telemetry.ts'

const TelemetryContext = createContext<Telemetry>({ track: () => undefined, flush: () => undefined })
export const TelemetryProvider = TelemetryContext

/** The analytics client; does nothing when the settings have no endpoint. */
export function useTelemetry(): Telemetry {
  return use(TelemetryContext)
}

const ErrorReferences = createContext<Pick<BrowserErrors, 'referenceOf'>>({
  referenceOf: error => (error instanceof ApiProblem ? error.traceId : undefined),
})
export const ErrorReferencesProvider = ErrorReferences

/** The reference by which support finds an error in the services' log. */
export function useErrorReference(error: unknown): string | undefined {
  return use(ErrorReferences).referenceOf(error)
}
