import { defineMessages } from '@parvis/design-system/i18n/messages'

export const messages = defineMessages({
  en: { skip: 'Skip report “{{title}}”' },
  fr: { skip: 'Passer le rapport «\u00a0{{title}}\u00a0»' },
})
