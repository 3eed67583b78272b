import type { Translation } from '../../../../../i18n/translation.ts'
import type { found as english } from './found.en.ts'

/** Le constat exact des règles pour lesquelles la valeur ne suffit pas, en français. */
export const found = {
  'field-count': '{{found}} zones au lieu de {{expected}}',
  'title-lines': 'Lignes : {{lines}}',
  'empty-lines': 'Lignes : {{lines}}',
  'column-order': 'La colonne {{position}} devrait être {{expected}}',
  'column-name': 'Colonne {{position}}, lue comme {{column}}',
  'column-unknown': 'Colonne {{position}}',
  'column-repeated': 'Colonne {{position}}',
  'entry-date-after-closing': 'Date de clôture : {{closing}}',
  'entry-date-before-year': 'Début de l’exercice : {{opening}}',
  'piece-date-implausible': 'Date de l’écriture : {{entry}}',
  'validation-before-entry': 'Date de l’écriture : {{entry}}',
  'lettering-before-entry': 'Date de l’écriture : {{entry}}',
  'amount-both': 'Débit {{debit}}, crédit {{credit}}',
  'auxiliary-incomplete': 'Seul {{filled}} est rempli',
  'lettering-incomplete': 'Seul {{filled}} est rempli',
  'currency-incomplete': 'Seul {{filled}} est rempli',
  'account-labels': 'Le compte {{code}} est « {{first}} » ligne {{firstLine}}',
  'journal-labels': 'Le journal {{code}} est « {{first}} » ligne {{firstLine}}',
  'line-repeated': 'Répète la ligne {{firstLine}}',
  'entry-unbalanced': 'Journal {{journal}}. Débit {{debit}}, crédit {{credit}}. Écart {{difference}}',
  'journal-unbalanced': 'Débit {{debit}}, crédit {{credit}}. Écart {{difference}}',
  'sides-reversed': 'Charges {{charges}} au crédit, produits {{income}} au débit',
  'file-unbalanced': 'Débit {{debit}}, crédit {{credit}}. Écart {{difference}}',
  'entry-dates': 'Journal {{journal}}. {{date}} ici, {{first}} ligne {{firstLine}}',
  'numbering-gap': 'Après {{after}} vient {{before}}. Manquent en tout : {{missing}}',
  'numbering-order': '{{date}}, après le numéro {{after}} du {{latest}}. Numéros hors de l’ordre : {{lines}}',
  'balance-field-count': '{{found}} zones au lieu de {{expected}}',
  'balance-account-twice': 'D’abord à la ligne {{firstLine}}',
  'balance-collective-difference':
    'Comptes auxiliaires, lignes {{firstLine}} à {{lastLine}} : {{computed}}. Cette ligne indique {{stated}}. Écart {{difference}}',
  'balance-collective-apart':
    'Comptes auxiliaires, lignes {{firstLine}} à {{lastLine}} : {{computed}}. Cette ligne indique {{stated}}',
  'balance-both-sides': 'Débit {{debit}}, crédit {{credit}}',
  'balance-not-closing':
    'L’ouverture et les mouvements donnent {{computed}}. Le fichier indique {{stated}}. Écart {{difference}}',
  'balance-opening-unbalanced': 'Débit {{debit}}, crédit {{credit}}. Écart {{difference}}',
  'balance-movements-unbalanced': 'Débit {{debit}}, crédit {{credit}}. Écart {{difference}}',
  'balance-unbalanced': 'Débit {{debit}}, crédit {{credit}}. Écart {{difference}}',
  'ledger-field-count': '{{found}} zones au lieu de {{expected}}',
  'ledger-opening': 'Débit {{debit}}, crédit {{credit}}',
  'ledger-total': 'Les lignes donnent {{computed}}. Le fichier indique {{stated}}. Écart {{difference}}',
} as const satisfies Translation<typeof english>
