import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    wcag: 'WCAG 2.2, levels A and AA',
    rgaa: 'RGAA 4.1',
    criterion: 'Criterion',
    level: 'Level',
    components: 'Covered by',
    unanswered: 'The page and its content',
  },
  fr: {
    wcag: 'WCAG 2.2, niveaux A et AA',
    rgaa: 'RGAA 4.1',
    criterion: 'Critère',
    level: 'Niveau',
    components: 'Couvert par',
    unanswered: 'La page et son contenu',
  },
})
