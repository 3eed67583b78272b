import type { Translation } from '../../../../../i18n/translation.ts'
import type { en } from './balance.en.ts'

/** Les règles d’une balance en français. */
export const fr = {
  'balance-no-accounts': {
    title: 'Le fichier n’a aucun compte',
    why: 'Les états sont calculés à partir des soldes des comptes. Il n’y en a aucun sous l’en-tête.',
    mend: 'Vérifiez les lignes de titre et les colonnes à l’étape de lecture, ou exportez de nouveau la balance.',
  },
  'balance-field-count': {
    title: 'Une ligne a plus de zones que l’en-tête',
    why: 'On ne sait pas à quelle colonne appartient chaque montant.',
    mend: 'Cherchez un séparateur dans un libellé, puis exportez de nouveau la balance.',
  },
  'balance-unreadable': {
    title: 'Une zone contient des caractères illisibles',
    why: 'Des lettres du libellé ou du numéro de compte sont perdues avec ce codage.',
    mend: 'Choisissez un autre codage à l’étape de lecture.',
  },
  'balance-left-out': {
    title: 'Une ligne a été laissée de côté',
    why: 'Elle n’a pas de numéro de compte, ou c’est un total. Les états additionnent eux-mêmes les comptes.',
    mend: 'Il n’y a rien à faire si c’est un total ou un titre. Si c’est un compte, donnez-lui son numéro dans le logiciel comptable.',
  },
  'balance-account-form': {
    title: 'Le numéro de compte n’a pas au moins trois chiffres',
    why: 'Le plan comptable trouve le poste d’un compte par ses premiers chiffres, à partir de la classe 1.',
    mend: 'Exportez la balance sans sous-totaux, avec les numéros de compte complets.',
  },
  'balance-account-twice': {
    title: 'Un compte figure deux fois',
    why: 'Son solde compterait deux fois, ou serait réparti sur deux côtés.',
    mend: 'Exportez la balance avec une seule ligne par compte.',
  },
  'balance-collective-difference': {
    title: 'Un compte collectif n’est pas la somme de ses comptes auxiliaires',
    why: 'L’un des deux est faux, et les états afficheraient un autre montant.',
    mend: 'Exportez les deux balances le même jour. Si la ligne porte un montant à côté de ceux des comptes auxiliaires, indiquez-le dans « Lignes des comptes collectifs » à l’étape de lecture.',
  },
  'balance-collective-apart': {
    title: 'Un compte collectif a un montant propre',
    why: 'Ce n’est pas la somme de ses comptes auxiliaires, et la balance n’est équilibrée que s’il compte à côté d’eux. Il compte donc.',
    mend: 'Vérifiez que ce montant n’appartient à aucun des comptes auxiliaires.',
  },
  'balance-amount-form': {
    title: 'Un montant ne peut pas être lu',
    why: 'Il compterait pour zéro, et les montants des états seraient faux.',
    mend: 'Vérifiez la marque décimale et les colonnes à l’étape de lecture, ou corrigez le montant dans le fichier.',
  },
  'balance-amount-decimals': {
    title: 'Un montant a plus de deux décimales',
    why: 'Il est lu au centime le plus proche.',
    mend: 'Arrondissez les montants dans le fichier si les centimes comptent.',
  },
  'balance-both-sides': {
    title: 'Un solde est des deux côtés',
    why: 'Un compte se solde au débit ou au crédit. Deux montants sont des totaux, et non un solde.',
    mend: 'Si ces colonnes contiennent les totaux de l’exercice, choisissez-les comme « Total débit » et « Total crédit » à l’étape de lecture.',
  },
  'balance-not-closing': {
    title: 'Un compte ne se solde pas avec son ouverture et ses mouvements',
    why: 'L’un des trois montants est faux, ou une colonne a été prise pour une autre.',
    mend: 'Vérifiez les colonnes à l’étape de lecture, puis le compte dans le logiciel comptable.',
  },
  'balance-opening-unbalanced': {
    title: 'Les soldes d’ouverture ne sont pas équilibrés',
    why: 'Dans une comptabilité complète, les débits et les crédits reportés sont égaux.',
    mend: 'Vérifiez s’il manque des comptes dans l’export, puis exportez de nouveau la balance.',
  },
  'balance-movements-unbalanced': {
    title: 'Les mouvements ne sont pas équilibrés',
    why: 'En partie double, les débits sont égaux aux crédits.',
    mend: 'Vérifiez s’il manque des comptes dans l’export, puis exportez de nouveau la balance.',
  },
  'balance-unbalanced': {
    title: 'La balance n’est pas équilibrée',
    why: 'Dans une comptabilité complète, les soldes débiteurs sont égaux aux soldes créditeurs. L’actif ne serait pas égal au passif.',
    mend: 'Vérifiez s’il manque des comptes, ou si des sous-totaux ont été lus comme des comptes. Exportez ensuite de nouveau la balance.',
  },
} as const satisfies Translation<typeof en>
