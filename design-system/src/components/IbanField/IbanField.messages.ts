import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    character: 'Remove “{{character}}”. An IBAN has only letters and digits.',
    country: 'Start with the two letters of the country, for example FR76.',
    tooShort: {
      one: 'An IBAN of this country ({{country}}) has {{expected}} characters. {{count}} is missing.',
      other: 'An IBAN of this country ({{country}}) has {{expected}} characters. {{count}} are missing.',
    },
    tooLong: {
      one: 'An IBAN of this country ({{country}}) has {{expected}} characters. Remove {{count}}.',
      other: 'An IBAN of this country ({{country}}) has {{expected}} characters. Remove {{count}}.',
    },
    format:
      'This IBAN does not have the format of its country ({{country}}). Check letters and digits, such as O and 0.',
    checksum: 'This IBAN has a typing error. Check that no characters are wrong or swapped.',
  },
  fr: {
    character: 'Retirez « {{character}} ». Un IBAN n’a que des lettres et des chiffres.',
    country: 'Commencez par les deux lettres du pays, par exemple FR76.',
    tooShort: {
      one: 'Un IBAN de ce pays ({{country}}) compte {{expected}} caractères. Il en manque {{count}}.',
      other: 'Un IBAN de ce pays ({{country}}) compte {{expected}} caractères. Il en manque {{count}}.',
    },
    tooLong: {
      one: 'Un IBAN de ce pays ({{country}}) compte {{expected}} caractères. Retirez-en {{count}}.',
      other: 'Un IBAN de ce pays ({{country}}) compte {{expected}} caractères. Retirez-en {{count}}.',
    },
    format:
      'Cet IBAN n’a pas le format de son pays ({{country}}). Vérifiez les lettres et les chiffres, par exemple O et 0.',
    checksum: 'Cet IBAN contient une faute de frappe. Vérifiez qu’aucun caractère n’est faux ou interverti.',
  },
})
