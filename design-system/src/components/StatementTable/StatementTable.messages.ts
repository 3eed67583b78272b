import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    line: 'Line',
    partOf: 'part of {{group}}',
    significant: 'significant change',
    legend: 'Significant change: {{rule}}',
    download: 'Download as CSV',
    cent: 'in euros and cents',
    euro: 'in euros',
    thousand: 'in thousands of euros',
  },
  fr: {
    line: 'Poste',
    partOf: 'fait partie de {{group}}',
    significant: 'variation significative',
    legend: 'Variation significative\u00a0: {{rule}}',
    download: 'Télécharger en CSV',
    cent: 'en euros et centimes',
    euro: 'en euros',
    thousand: 'en milliers d’euros',
  },
})
