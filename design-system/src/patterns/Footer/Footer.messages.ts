import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { links: 'Legal and help', version: 'Version {{version}}' },
  fr: { links: 'Mentions et aide', version: 'Version {{version}}' },
})
