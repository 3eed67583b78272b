import type { Translation } from '../i18n/translation.ts'
import type { workbookRefusals as en } from './refusals.en.ts'

/** Pourquoi un fichier n’est pas un classeur lisible, et que faire. */
export const workbookRefusals = {
  zip: {
    title: 'Le fichier est une archive compressée',
    help: 'Quel que soit son nom, ce n’est pas un classeur XLSX ou ODS. Décompressez-le, puis choisissez le fichier qu’il contient.',
  },
  'workbook-protected': {
    title: 'Le classeur est protégé ou trop ancien',
    help: 'Il a un mot de passe, ou le format d’Excel d’avant 2007. Enregistrez-le en XLSX sans mot de passe, puis choisissez-le de nouveau.',
  },
  'workbook-too-large': {
    title: 'Le classeur est trop volumineux',
    help: 'Un navigateur ne peut pas le décompresser sans risque. Enregistrez la feuille en texte avec des tabulations, puis choisissez ce fichier.',
  },
  'workbook-broken': {
    title: 'Le classeur ne peut pas être lu',
    help: 'Il est endommagé ou incomplet. Ouvrez-le dans un tableur, enregistrez-le de nouveau, puis choisissez-le ici.',
  },
} as const satisfies Translation<typeof en>
