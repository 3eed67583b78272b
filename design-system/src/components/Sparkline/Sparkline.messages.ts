import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    summary: '{{label}}: from {{first}} to {{last}}, lowest {{least}}, highest {{most}}',
    one: '{{label}}: {{first}}',
    empty: '{{label}}: no value',
    missing: 'no value',
    place: 'Position',
    value: 'Value',
  },
  fr: {
    summary: '{{label}}\u00a0: de {{first}} à {{last}}, minimum {{least}}, maximum {{most}}',
    one: '{{label}}\u00a0: {{first}}',
    empty: '{{label}}\u00a0: aucune valeur',
    missing: 'aucune valeur',
    place: 'Rang',
    value: 'Valeur',
  },
})
