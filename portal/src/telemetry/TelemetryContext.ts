import { createContext, use } from 'react'
import type { Telemetry } from './telemetry.ts'

const TelemetryContext = createContext<Telemetry>({ track: () => undefined, flush: () => undefined })
export const TelemetryProvider = TelemetryContext

/** Tells the analytics endpoint; silent when the settings name none. */
export function useTelemetry(): Telemetry {
  return use(TelemetryContext)
}
