import type { Translation } from '../../../../../i18n/translation.ts'
import type { en } from './general-ledger.en.ts'

/** Les règles d’un grand livre en français. */
export const fr = {
  'ledger-no-lines': {
    title: 'Le fichier n’a aucune écriture',
    why: 'Les états sont calculés à partir des écritures. Il n’y en a aucune sous l’en-tête.',
    mend: 'Vérifiez les lignes de titre et les colonnes à l’étape de lecture, ou exportez de nouveau le grand livre.',
  },
  'ledger-no-account': {
    title: 'Une ligne n’a pas de compte',
    why: 'Elle n’a pas de numéro de compte, et aucun compte ne figure au-dessus d’elle.',
    mend: 'Choisissez la colonne du compte à l’étape de lecture, ou exportez de nouveau le grand livre avec les comptes.',
  },
  'ledger-field-missing': {
    title: 'Le journal, le numéro ou la date d’une écriture manque',
    why: 'Sans eux, une ligne ne peut pas être rattachée à son écriture.',
    mend: 'Complétez l’écriture dans le logiciel comptable, puis exportez de nouveau le grand livre.',
  },
  'ledger-field-count': {
    title: 'Une ligne a plus de zones que l’en-tête',
    why: 'On ne sait pas à quelle colonne appartient chaque montant.',
    mend: 'Cherchez un séparateur dans un libellé, puis exportez de nouveau le grand livre.',
  },
  'ledger-unreadable': {
    title: 'Une zone contient des caractères illisibles',
    why: 'Des lettres du libellé ou du numéro de compte sont perdues avec ce codage.',
    mend: 'Choisissez un autre codage à l’étape de lecture.',
  },
  'ledger-date-form': {
    title: 'Une date ne peut pas être lue',
    why: 'On ne sait pas pour quelle année et quel mois compte l’écriture.',
    mend: 'Vérifiez l’ordre des dates et les colonnes à l’étape de lecture, ou écrivez le jour, le mois et l’année dans le fichier.',
  },
  'ledger-amount-form': {
    title: 'Un montant ne peut pas être lu',
    why: 'Il compterait pour zéro, et les montants des états seraient faux.',
    mend: 'Vérifiez la marque décimale et les colonnes à l’étape de lecture, ou corrigez le montant dans le fichier.',
  },
  'ledger-amount-decimals': {
    title: 'Un montant a plus de deux décimales',
    why: 'Il est lu au centime le plus proche.',
    mend: 'Arrondissez les montants dans le fichier si les centimes comptent.',
  },
  'ledger-side-unknown': {
    title: 'Un montant n’est ni un débit ni un crédit',
    why: 'La colonne du sens n’indique ni l’un ni l’autre. Le montant compterait pour zéro, et son écriture ne serait pas équilibrée.',
    mend: 'Écrivez D au débit ou C au crédit dans le fichier, ou vérifiez les colonnes à l’étape de lecture.',
  },
  'ledger-account-form': {
    title: 'Le numéro de compte n’a pas au moins trois chiffres',
    why: 'Le plan comptable trouve le poste d’un compte par ses premiers chiffres, à partir de la classe 1.',
    mend: 'Exportez le grand livre avec les numéros de compte complets.',
  },
  'ledger-opening': {
    title: 'Un solde est reporté sans écriture',
    why: 'Seules les écritures comptent. Le solde d’ouverture manquerait dans les états.',
    mend: 'Exportez le grand livre avec les écritures d’à-nouveau, ou importez le FEC.',
  },
  'ledger-total': {
    title: 'Les lignes d’un compte ne donnent pas son total',
    why: 'Une ligne manque peut-être dans le fichier, ou le total couvre plus que ces lignes.',
    mend: 'Comparez le compte avec le logiciel comptable.',
  },
  'ledger-left-out': {
    title: 'Une ligne a été laissée de côté',
    why: 'Elle n’est lue ni comme une écriture, ni comme le total d’un compte qui correspond à ses lignes. Les états additionnent eux-mêmes les écritures.',
    mend: 'Il n’y a rien à faire si c’est un titre ou un autre total. Si c’est une écriture, complétez son journal, son numéro et sa date.',
  },
} as const satisfies Translation<typeof en>
