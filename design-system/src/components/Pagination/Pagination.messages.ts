import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    range: '{{from}}–{{to}} of {{total}}',
    rangeOpen: '{{from}}–{{to}} of more than {{to}}',
    none: 'Nothing to show',
    previous: 'Previous',
    next: 'Next',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: 'Page {{page}}',
    position: 'Page {{page}} of {{count}}',
    positionOpen: 'Page {{page}}',
    pageSize: 'Rows per page',
    jump: 'Go to page',
  },
  fr: {
    range: '{{from}}–{{to}} sur {{total}}',
    rangeOpen: '{{from}}–{{to}} sur plus de {{to}}',
    none: 'Rien à afficher',
    previous: 'Précédente',
    next: 'Suivante',
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    page: 'Page {{page}}',
    position: 'Page {{page}} sur {{count}}',
    positionOpen: 'Page {{page}}',
    pageSize: 'Lignes par page',
    jump: 'Aller à la page',
  },
})
