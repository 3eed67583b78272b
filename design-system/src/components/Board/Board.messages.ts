import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: { count: { one: '({{count}} item)', other: '({{count}} items)' } },
  fr: { count: { one: '({{count}} élément)', other: '({{count}} éléments)' } },
})
