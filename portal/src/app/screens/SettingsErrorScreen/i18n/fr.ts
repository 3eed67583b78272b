import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** The French texts about faulty settings. */
export const fr = {
  title: 'Le portail n’est pas correctement paramétré',
  unreachable: 'settings.json est inaccessible : le serveur ne répond pas.',
  missing: 'settings.json est absent : le serveur a répondu {{status}}.',
  notJson: 'settings.json n’est pas du JSON : {{detail}}',
  faulty: 'settings.json contient des valeurs manquantes ou incorrectes :',
  reload: 'Réessayer',
  fault: {
    missing: 'est absent',
    'wrong-type': 'n’a pas le bon type : {{found}}',
    malformed: 'n’a pas le bon format : {{found}}',
    unknown: 'n’est pas un paramètre du portail',
  },
} as const satisfies Translation<typeof en>
