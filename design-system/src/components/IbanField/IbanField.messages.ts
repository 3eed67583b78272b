import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    character: '“{character}” cannot stand in an IBAN: it has letters and figures only.',
    country: 'An IBAN begins with the two letters of its country, such as FR76.',
    tooShort: {
      one: 'An IBAN of this country ({country}) has {expected} characters: {count} is missing.',
      other: 'An IBAN of this country ({country}) has {expected} characters: {count} are missing.',
    },
    tooLong: {
      one: 'An IBAN of this country ({country}) has {expected} characters: {count} is too many.',
      other: 'An IBAN of this country ({country}) has {expected} characters: {count} are too many.',
    },
    format:
      'This is not the form of an IBAN of this country ({country}): check letters and figures, such as O and 0.',
    checksum: 'The check digits do not fit: a character is wrong, or two have changed places.',
  },
  fr: {
    character: '« {character} » ne peut pas figurer dans un IBAN : il n’a que des lettres et des chiffres.',
    country: 'Un IBAN commence par les deux lettres de son pays, par exemple FR76.',
    tooShort: {
      one: 'Un IBAN de ce pays ({country}) compte {expected} caractères : il en manque {count}.',
      other: 'Un IBAN de ce pays ({country}) compte {expected} caractères : il en manque {count}.',
    },
    tooLong: {
      one: 'Un IBAN de ce pays ({country}) compte {expected} caractères : il y en a {count} de trop.',
      other: 'Un IBAN de ce pays ({country}) compte {expected} caractères : il y en a {count} de trop.',
    },
    format:
      'Cet IBAN n’a pas la forme attendue pour ce pays ({country}) : vérifiez les lettres et les chiffres, par exemple O et 0.',
    checksum: 'La clé de contrôle ne correspond pas : un caractère est faux, ou deux ont été intervertis.',
  },
})
