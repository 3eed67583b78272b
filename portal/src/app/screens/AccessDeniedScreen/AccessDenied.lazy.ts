import { lateScreen } from '../../../screens/late.tsx'

/** The screen for a refusal, loaded on demand: most visits never see it. */
export const AccessDeniedScreen = lateScreen(async () => ({
  default: (await import('./AccessDeniedScreen.tsx')).AccessDeniedScreen,
}))
