import { lateScreen } from '../../../screens/late.tsx'

/** The screen of a refusal, loaded when there is one: most visits see none. */
export const AccessDeniedScreen = lateScreen(async () => ({
  default: (await import('./AccessDeniedScreen.tsx')).AccessDeniedScreen,
}))
