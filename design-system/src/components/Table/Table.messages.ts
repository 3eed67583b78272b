import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    yes: 'Yes',
    no: 'No',
    empty: 'No rows to show',
    total: 'Total',
    average: 'Average',
    minimum: 'Lowest',
    maximum: 'Highest',
    count: 'Number',
  },
  fr: {
    yes: 'Oui',
    no: 'Non',
    empty: 'Aucune ligne à afficher',
    total: 'Total',
    average: 'Moyenne',
    minimum: 'Minimum',
    maximum: 'Maximum',
    count: 'Nombre',
  },
})
