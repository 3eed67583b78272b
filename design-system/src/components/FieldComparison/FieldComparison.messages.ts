import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { all: 'Use all: {{version}}', same: 'The same in both', empty: 'Empty' },
  fr: { all: 'Tout reprendre : {{version}}', same: 'Identique', empty: 'Vide' },
})
