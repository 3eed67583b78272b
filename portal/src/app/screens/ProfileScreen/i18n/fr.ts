import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** The texts of the profile in French. */
export const fr = {
  title: 'Votre profil',
  sentence: 'Ce que le référentiel client sait de vous. Demandez à l’assistance de le corriger.',
  loading: 'Chargement de votre profil',
  contact: 'Coordonnées',
  lastName: 'Nom',
  firstName: 'Prénom',
  email: 'E-mail',
  mobile: 'Mobile professionnel',
  privateMobile: 'Mobile personnel',
  landLine: 'Téléphone',
  address: 'Adresse',
  type: 'Vous êtes',
  rights: 'Vos droits',
  rightsSentence: 'Les droits qui sont en vigueur pour vous.',
  noRights: 'Aucun droit n’est en vigueur pour vous.',
  unknown: 'Non renseigné',
  privacy: 'Vos droits sur vos données personnelles',
  userType: {
    Collaborateur: 'Collaborateur du cabinet',
    Client: 'Client du cabinet',
    Other: 'Contact du cabinet',
  },
} as const satisfies Translation<typeof en>
