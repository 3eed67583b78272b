import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** The texts of the profile in French. */
export const fr = {
  title: 'Votre profil',
  sentence: 'Vos coordonnées dans le référentiel client. Contactez l’assistance pour les corriger.',
  loading: 'Chargement de votre profil',
  contact: 'Coordonnées',
  lastName: 'Nom',
  firstName: 'Prénom',
  email: 'Adresse e-mail',
  mobile: 'Mobile professionnel',
  privateMobile: 'Mobile personnel',
  landLine: 'Téléphone',
  address: 'Adresse',
  type: 'Type de contact',
  rights: 'Vos droits',
  rightsSentence: 'Ce que vous pouvez faire dans le portail :',
  noRights: 'Vous n’avez aucun droit.',
  unknown: 'Non renseigné',
  privacy: 'Vos droits sur vos données personnelles',
  userType: {
    Collaborateur: 'Collaborateur',
    Client: 'Client',
    Other: 'Contact',
  },
} as const satisfies Translation<typeof en>
