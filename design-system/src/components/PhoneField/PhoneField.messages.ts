import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    country: 'Country: {country}',
    countryUnknown: 'Country: not known yet',
    countries: 'Country of the number',
    search: 'Search for a country or a code',
    none: 'No country of this name or code.',
    loading: 'Loading the countries…',
    failed: 'The countries could not be loaded. Numbers that begin with + can be entered all the same.',
    retry: 'Try again',
    character:
      '“{character}” cannot stand in a phone number. Enter its figures, with + and the country code if it is foreign.',
    tooShort: 'This number is too short for {country}.',
    tooLong: 'This number is too long for {country}.',
    unknown: 'There is no such number in {country}.',
    unknownCountry: 'No country has this code. Enter + and the code, such as +44.',
    anyCountry: 'this country',
    keep: 'Keep this number',
    kept: 'This number is kept as it is.',
  },
  fr: {
    country: 'Pays : {country}',
    countryUnknown: 'Pays : pas encore connu',
    countries: 'Pays du numéro',
    search: 'Rechercher un pays ou un indicatif',
    none: 'Aucun pays de ce nom ou de cet indicatif.',
    loading: 'Chargement des pays…',
    failed: 'Les pays n’ont pas pu être chargés. Un numéro qui commence par + peut être saisi malgré tout.',
    retry: 'Réessayer',
    character:
      '« {character} » ne peut pas figurer dans un numéro de téléphone. Saisissez ses chiffres, avec + et l’indicatif du pays s’il est étranger.',
    tooShort: 'Ce numéro est trop court ({country}).',
    tooLong: 'Ce numéro est trop long ({country}).',
    unknown: 'Ce numéro n’existe pas ({country}).',
    unknownCountry: 'Aucun pays n’a cet indicatif. Saisissez + et l’indicatif, par exemple +44.',
    anyCountry: 'ce pays',
    keep: 'Garder ce numéro',
    kept: 'Ce numéro est gardé tel quel.',
  },
})
