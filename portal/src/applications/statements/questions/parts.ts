import type { ApplicationParts } from '../../../routing/application.ts'

/** The parts of the questions page, loaded only when somebody opens it. */
export const parts: ApplicationParts<'list'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () =>
        (await import('./screens/StatementQuestionsScreen/StatementQuestionsScreen.tsx'))
          .StatementQuestionsScreen,
      prefetch: async () => (await import('./questions.ts')).prefetchQuestions,
    },
  },
}
