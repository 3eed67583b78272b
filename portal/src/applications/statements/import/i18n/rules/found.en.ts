import type { DetailedRule } from '../../findings.ts'

/** What exactly was found, where there is more to say than the value, in English. English decides the keys. */
export const found = {
  'field-count': '{{found}} fields instead of {{expected}}',
  'title-lines': 'Lines: {{lines}}',
  'empty-lines': 'Lines: {{lines}}',
  'column-order': 'Column {{position}} should be {{expected}}',
  'column-unknown': 'Column {{position}}',
  'column-repeated': 'Column {{position}}',
  'entry-date-after-closing': 'Closing date: {{closing}}',
  'entry-date-before-year': 'Start of the year: {{opening}}',
  'piece-date-implausible': 'Entry date: {{entry}}',
  'validation-before-entry': 'Entry date: {{entry}}',
  'lettering-before-entry': 'Entry date: {{entry}}',
  'amount-both': 'Debit {{debit}}, credit {{credit}}',
  'auxiliary-incomplete': 'Only {{filled}} is filled in',
  'lettering-incomplete': 'Only {{filled}} is filled in',
  'currency-incomplete': 'Only {{filled}} is filled in',
  'account-labels': 'Account {{code}} is “{{first}}” on line {{firstLine}}',
  'journal-labels': 'Journal {{code}} is “{{first}}” on line {{firstLine}}',
  'line-repeated': 'Same as line {{firstLine}}',
  'entry-unbalanced': 'Journal {{journal}}. Debit {{debit}}, credit {{credit}}. Difference {{difference}}',
  'journal-unbalanced': 'Debit {{debit}}, credit {{credit}}. Difference {{difference}}',
  'file-unbalanced': 'Debit {{debit}}, credit {{credit}}. Difference {{difference}}',
  'entry-dates': 'Journal {{journal}}. {{date}} here, {{first}} on line {{firstLine}}',
  'numbering-gap': 'After {{after}} comes {{before}}. Missing in all: {{missing}}',
  'numbering-order': '{{date}}, after number {{after}} of {{latest}}. Numbers out of order: {{lines}}',
  'balance-field-count': '{{found}} fields instead of {{expected}}',
  'balance-account-twice': 'First on line {{firstLine}}',
  'balance-collective-difference':
    'Auxiliary accounts, lines {{firstLine}} to {{lastLine}}: {{computed}}. This line says {{stated}}. Difference {{difference}}',
  'balance-collective-apart':
    'Auxiliary accounts, lines {{firstLine}} to {{lastLine}}: {{computed}}. This line says {{stated}}',
  'balance-both-sides': 'Debit {{debit}}, credit {{credit}}',
  'balance-not-closing':
    'Opening and movements give {{computed}}. The file says {{stated}}. Difference {{difference}}',
  'balance-opening-unbalanced': 'Debit {{debit}}, credit {{credit}}. Difference {{difference}}',
  'balance-movements-unbalanced': 'Debit {{debit}}, credit {{credit}}. Difference {{difference}}',
  'balance-unbalanced': 'Debit {{debit}}, credit {{credit}}. Difference {{difference}}',
  'ledger-field-count': '{{found}} fields instead of {{expected}}',
  'ledger-opening': 'Debit {{debit}}, credit {{credit}}',
  'ledger-total': 'The lines give {{computed}}. The file says {{stated}}. Difference {{difference}}',
} as const satisfies Record<DetailedRule, string>
