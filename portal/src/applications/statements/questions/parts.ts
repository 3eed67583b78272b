import type { ApplicationParts } from '../../../routing/application.ts'

/** What the place of the questions is made of: loaded when somebody comes, beside no other page. */
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
