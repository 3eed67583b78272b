import type { Translation } from '../../../../../i18n/translation.ts'
import type { en } from './en.ts'
import { fr as balance } from './balance.fr.ts'
import { fr as generalLedger } from './general-ledger.fr.ts'

/** Pour chaque règle : ce qui ne va pas, pourquoi c’est important et comment le corriger, en français. */
export const fr = {
  'file-name': {
    title: 'Le nom du fichier n’a pas la forme exigée',
    why: 'Le nom se compose du SIREN, des lettres FEC et de la date de clôture : 123456782FEC20231231.txt.',
    mend: 'Renommez le fichier sous cette forme.',
  },
  'file-name-siren': {
    title: 'Le SIREN du nom de fichier est erroné',
    why: 'Un SIREN a 9 chiffres, dont le dernier contrôle les autres. Celui-ci ne passe pas ce contrôle.',
    mend: 'Comparez-le avec l’immatriculation de la société, puis renommez le fichier.',
  },
  'file-encoding': {
    title: 'Le codage des caractères n’est pas accepté',
    why: 'Dans un autre codage que ceux du texte légal, les lettres accentuées peuvent être mal lues.',
    mend: 'Exportez de nouveau le fichier en ISO 8859-15 ou en UTF-8.',
  },
  'file-separator': {
    title: 'Les zones ne sont séparées ni par une tabulation, ni par une barre verticale',
    why: 'Le texte légal n’admet que ces deux séparateurs.',
    mend: 'Exportez de nouveau le fichier avec des tabulations ou des barres verticales.',
  },
  'file-decimal-mark': {
    title: 'Les montants du fichier ont un point décimal',
    why: 'La marque décimale du texte légal est la virgule.',
    mend: 'La correction écrit tous les montants avec une virgule décimale.',
  },
  'byte-order-mark': {
    title: 'Le fichier commence par une marque invisible',
    why: 'Certains logiciels lisent cette marque comme une partie du nom de la première colonne.',
    mend: 'La correction la retire.',
  },
  'title-lines': {
    title: 'Des lignes précèdent l’en-tête',
    why: 'La première ligne doit contenir les noms des colonnes.',
    mend: 'Supprimez les lignes au-dessus de l’en-tête.',
  },
  'empty-lines': {
    title: 'Le fichier contient des lignes vides',
    why: 'Certains logiciels prennent une ligne vide pour la fin du fichier.',
    mend: 'Supprimez les lignes vides.',
  },
  'no-lines': {
    title: 'Le fichier ne contient aucune écriture',
    why: 'Il n’y a rien sous l’en-tête.',
    mend: 'Exportez de nouveau le fichier, en vérifiant la période choisie.',
  },
  'column-missing': {
    title: 'Une colonne obligatoire manque',
    why: 'Chaque fichier a toutes les colonnes du texte légal, même celles qui restent vides.',
    mend: 'Exportez de nouveau le fichier avec cette colonne. Laissez-la vide si elle ne sert pas.',
  },
  'header-missing': {
    title: 'Le fichier n’a pas d’en-tête',
    why: 'La première ligne donne les noms des colonnes du texte légal. Vous avez choisi les colonnes ici à la place.',
    mend: 'Créez la copie corrigée, qui a l’en-tête, ou exportez de nouveau le fichier avec lui.',
  },
  'column-name': {
    title: 'Une colonne ne porte pas le nom du texte légal',
    why: 'Les colonnes se reconnaissent à leur nom. Vous avez choisi ici de quelle colonne il s’agit.',
    mend: 'Créez la copie corrigée, qui a les noms exigés, ou renommez la colonne dans votre logiciel.',
  },
  'column-order': {
    title: 'Les colonnes ne sont pas dans l’ordre exigé',
    why: 'Les colonnes suivent l’ordre du texte légal.',
    mend: 'Exportez de nouveau le fichier avec les colonnes dans cet ordre.',
  },
  'column-unknown': {
    title: 'Une colonne ne figure pas dans le texte légal',
    why: 'D’autres colonnes peuvent suivre les colonnes obligatoires. Leur contenu n’est pas contrôlé.',
    mend: 'Vérifiez l’orthographe du nom. Retirez la colonne si personne n’en a besoin.',
  },
  'column-repeated': {
    title: 'Une colonne figure plusieurs fois',
    why: 'Rien ne dit laquelle compte.',
    mend: 'Gardez-en une, et retirez les autres.',
  },
  'field-count': {
    title: 'Une ligne a trop de zones, ou pas assez',
    why: 'Chaque ligne a autant de zones que l’en-tête. Un séparateur dans un libellé décale tout ce qui suit.',
    mend: 'Corrigez la ligne dans le logiciel comptable, puis exportez de nouveau le fichier.',
  },
  'field-missing': {
    title: 'Une zone obligatoire est vide',
    why: 'Le texte légal demande cette zone à chaque ligne.',
    mend: 'Complétez l’écriture dans le logiciel comptable, puis exportez de nouveau le fichier.',
  },
  'field-spaces': {
    title: 'Une zone a des espaces avant ou après son contenu',
    why: 'Pour un logiciel, un code suivi d’une espace n’est plus le même code.',
    mend: 'La correction retire ces espaces.',
  },
  'field-unreadable': {
    title: 'Une zone a des caractères illisibles',
    why: 'Ils n’existent pas dans le codage du fichier, ou ne sont pas les caractères d’un texte.',
    mend: 'Vérifiez le codage à l’étape de lecture. S’il est juste, corrigez la zone et exportez de nouveau le fichier.',
  },
  'date-form': {
    title: 'Une date n’est pas écrite AAAAMMJJ',
    why: 'Une date a 8 chiffres sans séparateur : année, mois, jour.',
    mend: 'La correction réécrit les dates telles que 31/12/2023 et 2023-12-31. Corrigez les autres dans le logiciel.',
  },
  'date-day': {
    title: 'Une date n’existe pas',
    why: 'Ce jour n’est pas au calendrier, par exemple un 30 février.',
    mend: 'Corrigez la date dans le logiciel comptable, puis exportez de nouveau le fichier.',
  },
  'entry-date-after-closing': {
    title: 'Une écriture est datée après la clôture',
    why: 'Le fichier contient les écritures d’un exercice, jusqu’à la date de clôture de son nom.',
    mend: 'Vérifiez la date de l’écriture et la date de clôture dans le nom du fichier.',
  },
  'entry-date-before-year': {
    title: 'Une écriture est datée plus d’un an avant la clôture',
    why: 'Un exercice a le plus souvent 12 mois. Le premier peut être plus long, ce que le fichier ne dit pas.',
    mend: 'Vérifiez la date, sauf s’il s’agit d’un premier exercice de plus de 12 mois.',
  },
  'year-unknown': {
    title: 'L’exercice n’est pas connu',
    why: 'Le nom du fichier n’a pas de date de clôture. Les dates n’ont pas été comparées à l’exercice.',
    mend: 'Renommez le fichier avec sa date de clôture, puis contrôlez-le de nouveau.',
  },
  'piece-date-implausible': {
    title: 'La date d’une pièce justificative est peu plausible',
    why: 'Elle précède l’écriture de plus de 10 ans, ou la suit de plus d’un an.',
    mend: 'Comparez-la avec la pièce.',
  },
  'validation-before-entry': {
    title: 'Une écriture a été validée avant sa date',
    why: 'Une écriture est validée à sa date ou après.',
    mend: 'Vérifiez les deux dates dans le logiciel comptable.',
  },
  'lettering-before-entry': {
    title: 'Une ligne a été lettrée avant la date de son écriture',
    why: 'Une ligne est lettrée à la date de son écriture ou après.',
    mend: 'Vérifiez les deux dates dans le logiciel comptable.',
  },
  'amount-form': {
    title: 'Un montant n’est pas écrit comme il le doit',
    why: 'Un montant a des chiffres et une virgule décimale, sans lettre ni symbole monétaire.',
    mend: 'Corrigez le montant dans le logiciel comptable, puis exportez de nouveau le fichier.',
  },
  'amount-thousands': {
    title: 'Un montant a un séparateur de milliers',
    why: 'Un montant a des chiffres et une virgule décimale, et rien entre les milliers.',
    mend: 'La correction retire le séparateur d’un montant qui ne se lit que d’une façon.',
  },
  'amount-decimal-mark': {
    title: 'Un montant a une autre marque décimale que la virgule',
    why: 'La marque décimale du texte légal est la virgule.',
    mend: 'La correction écrit le montant avec une virgule décimale.',
  },
  'amount-decimals': {
    title: 'Un montant a plus de deux décimales',
    why: 'La comptabilité est tenue en centimes. Avec une troisième décimale, les totaux ne concordent plus.',
    mend: 'Arrondissez le montant dans le logiciel comptable, puis exportez de nouveau le fichier.',
  },
  'amount-missing': {
    title: 'Une ligne n’a pas de montant',
    why: 'Chaque ligne a un débit ou un crédit, et 0,00 de l’autre côté.',
    mend: 'Complétez l’écriture dans le logiciel comptable, puis exportez de nouveau le fichier.',
  },
  'amount-both': {
    title: 'Une ligne a un débit et un crédit',
    why: 'Une ligne ne mouvemente un compte que d’un côté.',
    mend: 'Séparez-la en deux lignes dans le logiciel comptable.',
  },
  'amount-zero': {
    title: 'Le montant d’une ligne est nul',
    why: 'Une ligne sans montant ne mouvemente rien.',
    mend: 'Vérifiez si la ligne est utile.',
  },
  'amount-negative': {
    title: 'Un montant est négatif',
    why: 'Un débit négatif est le plus souvent un crédit, et inversement.',
    mend: 'Vérifiez si le montant va de l’autre côté.',
  },
  'sign-unknown': {
    title: 'Le sens d’un montant n’est pas connu',
    why: 'À côté de Montant, la colonne Sens indique D au débit ou C au crédit, ou bien +1 et -1.',
    mend: 'Corrigez la colonne Sens dans l’export.',
  },
  'sign-form': {
    title: 'Le sens d’un montant n’est pas écrit comme le demande le texte légal',
    why: 'Il est lu comme le sens qu’il désigne. Le texte légal demande D ou C, ou bien +1 et -1.',
    mend: 'La correction écrit D ou C.',
  },
  'amount-signed': {
    title: 'Seul le signe des montants indique leur sens',
    why: 'Le texte légal demande les colonnes Debit et Credit, ou Montant et Sens. Un montant positif est lu comme un débit, un montant négatif comme un crédit.',
    mend: 'Exportez de nouveau le fichier avec ces colonnes si vous le remettez comme FEC. Pour les états financiers, il se lit tel quel.',
  },
  'account-form': {
    title: 'Un numéro de compte n’a pas la forme exigée',
    why: 'Ses trois premiers caractères sont des chiffres du plan comptable général.',
    mend: 'La correction complète de zéros un numéro trop court. Corrigez les autres dans le logiciel.',
  },
  'account-class': {
    title: 'Un compte est hors des classes 1 à 8',
    why: 'Le plan comptable général a les classes 1 à 8. La comptabilité analytique (classe 9) ne fait pas partie d’un FEC.',
    mend: 'Vérifiez si ce compte a sa place dans le fichier.',
  },
  'auxiliary-incomplete': {
    title: 'Il manque le numéro ou le nom d’un compte auxiliaire',
    why: 'CompAuxNum et CompAuxLib sont tous deux remplis, ou tous deux vides.',
    mend: 'Complétez le tiers dans le logiciel comptable.',
  },
  'lettering-incomplete': {
    title: 'Il manque le code ou la date d’un lettrage',
    why: 'EcritureLet et DateLet sont tous deux remplis, ou tous deux vides.',
    mend: 'Complétez le lettrage dans le logiciel comptable.',
  },
  'currency-incomplete': {
    title: 'Il manque le montant ou le code d’une devise',
    why: 'Montantdevise et Idevise sont tous deux remplis, ou tous deux vides.',
    mend: 'Complétez l’écriture dans le logiciel comptable.',
  },
  'currency-code': {
    title: 'Un code de devise n’a pas la forme habituelle',
    why: 'Une devise a un code de trois lettres majuscules (ISO 4217), par exemple USD.',
    mend: 'Corrigez le code dans le logiciel comptable.',
  },
  'entry-unbalanced': {
    title: 'Une écriture n’est pas équilibrée',
    why: 'Les débits et les crédits d’une écriture ont le même total.',
    mend: 'Cherchez la ligne absente ou fausse dans le logiciel comptable, puis exportez de nouveau le fichier.',
  },
  'journal-unbalanced': {
    title: 'Un journal n’est pas équilibré',
    why: 'Les débits et les crédits d’un journal ont le même total.',
    mend: 'Corrigez ses écritures non équilibrées. S’il n’y en a pas, des lignes manquent dans l’export.',
  },
  'file-unbalanced': {
    title: 'Le fichier n’est pas équilibré',
    why: 'Les débits et les crédits de toutes les écritures ont le même total.',
    mend: 'Corrigez les écritures non équilibrées, et vérifiez que l’export est complet.',
  },
  'sides-reversed': {
    title: 'Les débits et les crédits sont peut-être inversés',
    why: 'Les charges (classe 6) sont au débit et les produits (classe 7) au crédit. Ici, c’est l’inverse : un bénéfice apparaîtrait comme une perte.',
    mend: 'Vérifiez quelles colonnes sont le débit et le crédit. Si le fichier a un seul montant signé, choisissez l’autre sens sous « Signe des montants » à l’étape de la lecture, puis contrôlez-le de nouveau.',
  },
  'entry-dates': {
    title: 'Les lignes d’une écriture ont des dates différentes',
    why: 'Une écriture a une seule date.',
    mend: 'Vérifiez si deux écritures portent le même numéro.',
  },
  'numbering-gap': {
    title: 'Un numéro d’écriture manque',
    why: 'Les numéros se suivent sans trou, pour qu’une écriture supprimée se remarque.',
    mend: 'Vérifiez que l’export est complet, et notez la raison du trou.',
  },
  'numbering-order': {
    title: 'Les numéros d’écriture ne sont pas dans l’ordre',
    why: 'Un numéro plus grand a été validé plus tôt, ou daté plus tôt s’il n’y a pas de date de validation.',
    mend: 'Vérifiez la date de validation de ces écritures, et la manière dont le logiciel les numérote.',
  },
  'books-single-entry': {
    title: 'La comptabilité n’est pas tenue en partie double',
    why: 'Les états financiers exigent un compte sur chaque ligne et des débits égaux aux crédits. Une comptabilité de trésorerie n’y est pas tenue.',
    mend: 'Exportez de nouveau le fichier avec un compte sur chaque ligne et les mouvements de trésorerie, ou importez une balance.',
  },
  'line-repeated': {
    title: 'Une ligne figure deux fois',
    why: 'Ces lignes d’une écriture ont le même compte, la même pièce, le même libellé et les mêmes montants. Un mouvement a peut-être été exporté deux fois.',
    mend: 'Comparez-les avec la pièce justificative.',
  },
  'account-labels': {
    title: 'Un compte a plusieurs libellés',
    why: 'Un numéro de compte a un seul libellé pendant l’exercice.',
    mend: 'Vérifiez si le libellé a changé, ou si le numéro sert à deux comptes.',
  },
  'journal-labels': {
    title: 'Un journal a plusieurs libellés',
    why: 'Un code journal a un seul libellé pendant l’exercice.',
    mend: 'Vérifiez si le libellé a changé, ou si le code sert à deux journaux.',
  },
  ...balance,
  ...generalLedger,
} as const satisfies Translation<typeof en>
