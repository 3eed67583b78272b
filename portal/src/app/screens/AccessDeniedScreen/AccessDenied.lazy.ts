import { lazy } from 'react'

/** The screen of a refusal, loaded when there is one: most visits see none. */
export const AccessDeniedScreen = lazy(async () => ({
  default: (await import('./AccessDeniedScreen.tsx')).AccessDeniedScreen,
}))
