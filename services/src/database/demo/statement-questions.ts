import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { StatementQuestionCategory } from '../statement-question-tables.ts'
import { type Row, continueIds, insertRows } from './insert.ts'

interface Question {
  category: StatementQuestionCategory
  title: string
  answer: string
  englishTitle: string
  englishAnswer: string
  /** The people who found the answer helpful, and those who did not. */
  helpful?: readonly string[]
  unhelpful?: readonly string[]
}

const manager = 'manager@parvis.example'
const partner = 'partner@parvis.example'

const questions: readonly Question[] = [
  {
    category: 'import',
    title: 'Comment importer un fichier des écritures comptables (FEC) ?',
    answer: `Ouvrez « Préparer des états financiers », puis suivez les étapes :

1. Choisissez le fichier texte exporté du logiciel comptable.
2. Vérifiez la lecture : l’encodage, le séparateur et la marque décimale sont proposés.
3. Contrôlez le fichier, et lisez le résultat.
4. Affectez les comptes, puis choisissez les paramètres de l’exercice.
5. Envoyez le fichier.

Le fichier doit avoir les 18 colonnes du texte légal, ou ses variantes à 21 ou 22 colonnes. Il peut compter 1 000 000 de lignes. Les fichiers XML, les archives, les classeurs et les balances ne sont pas acceptés.

Jusqu’à l’étape 5, le fichier est lu dans votre navigateur, et rien n’est envoyé. Une fois le fichier envoyé, vous pouvez quitter la page : une notification vous prévient quand les états sont prêts.`,
    englishTitle: 'How do I import an accounting export (FEC)?',
    englishAnswer: `Open “Prepare statements”, then follow the steps:

1. Choose the text file exported from the accounting software.
2. Check the reading: the encoding, the separator, and the decimal mark are suggested.
3. Check the file, and read the result.
4. Map the accounts, then choose the settings of the year.
5. Send the file.

The file must have the 18 columns of the legal text, or its variants with 21 or 22 columns. It can have 1,000,000 lines. XML files, archives, workbooks, and trial balances are not accepted.

Until step 5, the file is read in your browser, and nothing is sent. Once the file is sent, you can leave the page: a notification tells you when the statements are ready.`,
    helpful: [manager, partner],
  },
  {
    category: 'import',
    title: 'Qu’est-ce qui est contrôlé dans le fichier ?',
    answer: `Le contrôle porte sur :

- le nom du fichier, son encodage et son séparateur
- les colonnes : celles qui manquent, et leur ordre
- les dates et les montants : leur forme et leur vraisemblance
- l’équilibre des écritures, des journaux et du fichier
- la numérotation des écritures
- les numéros et les libellés des comptes

Le fichier seul ne montre pas si les écritures sont justes. Ce point reste à vérifier par vous.`,
    englishTitle: 'What is checked in the file?',
    englishAnswer: `The check covers:

- the name of the file, its encoding, and its separator
- the columns: the ones that are missing, and their order
- the dates and amounts: how they are written, and whether they are plausible
- the balance of entries, journals, and the file
- the numbering of entries
- the numbers and labels of accounts

The file alone cannot show whether the entries are right. That is for you to verify.`,
  },
  {
    category: 'import',
    title: 'Pourquoi mon fichier est-il refusé ?',
    answer: `Le résultat du contrôle donne chaque constat avec le numéro de sa ligne, la raison, la source et la façon de corriger.

- Une erreur est contraire au texte légal : le fichier serait refusé.
- Un avertissement n’est pas un motif de refus, mais il mérite une vérification.

Une erreur de forme, comme le nom du fichier ou son séparateur, n’empêche pas de préparer les états. Une erreur qui rend les montants douteux, comme une écriture déséquilibrée, doit d’abord être corrigée.

Vous pouvez télécharger tous les constats en CSV pour les envoyer à la personne qui tient la comptabilité.`,
    englishTitle: 'Why is my file rejected?',
    englishAnswer: `The result of the check shows each finding with its line number, the reason, the source, and how to correct it.

- An error breaks the legal text: the file would be rejected.
- A warning is no reason to reject the file, but review it.

An error of form, such as the name of the file or its separator, does not stop you from preparing the statements. An error that makes figures doubtful, such as an entry that does not balance, must be corrected first.

You can download all findings as CSV to send them to the person who keeps the accounts.`,
    helpful: [manager],
    unhelpful: [partner],
  },
  {
    category: 'import',
    title: 'Comment corriger un fichier ?',
    answer: `Après le contrôle, choisissez « Corriger une copie ». Les corrections proposées changent la façon dont une chose est écrite, et non ce qu’elle dit :

- retirer les espaces autour des zones et les séparateurs de milliers
- écrire les montants avec une virgule décimale, et les dates sous la forme AAAAMMJJ
- compléter de zéros les numéros de compte courts
- donner à la copie le nom exigé

Votre fichier reste tel quel. La copie est contrôlée à son tour, et vous pouvez la télécharger avec la liste des modifications.

Le reste demande une décision : corrigez les écritures dans le logiciel comptable, puis exportez de nouveau le fichier.`,
    englishTitle: 'How do I correct a file?',
    englishAnswer: `After the check, choose “Correct a copy”. The suggested corrections change how something is written, and not what it says:

- remove spaces around fields, and thousands separators
- write amounts with a decimal comma, and dates as YYYYMMDD
- complete short account numbers with zeros
- give the copy the required name

Your file stays as it is. The copy is checked in turn, and you can download it with the list of changes.

Anything else needs a decision: correct the entries in the accounting software, then export the file again.`,
  },
  {
    category: 'mapping',
    title: 'Comment les comptes sont-ils affectés aux lignes des états ?',
    answer: `Chaque compte va à une ligne du bilan ou du compte de résultat. Le plan comptable général propose cette ligne d’après le numéro du compte, et parfois d’après le sens de son solde.

Si le plan comptable ne donne pas de ligne, le compte apparaît « À décider ». Choisissez une ligne pour continuer : les états ne sont pas préparés tant qu’un compte n’en a pas.

Vous pouvez changer toute proposition, pour un compte ou pour plusieurs à la fois.`,
    englishTitle: 'How are accounts mapped to lines of the statements?',
    englishAnswer: `Each account goes to one line of the balance sheet or of the income statement. The French chart of accounts suggests this line by the number of the account, and sometimes by the side of its balance.

If the chart gives no line, the account is shown as “To decide”. Choose a line to continue: the statements are not prepared while an account has none.

You can change any suggestion, for one account or for several at once.`,
    helpful: [partner],
  },
  {
    category: 'mapping',
    title: 'L’affectation est-elle retenue d’une année à l’autre ?',
    answer: `Oui. L’affectation des derniers états terminés d’un client est reprise quand vous choisissez ce client.

- Les comptes connus vont où ils allaient la dernière fois.
- Les nouveaux comptes vont où le plan comptable le dit.
- Les comptes dont la ligne a changé, ou qui sont de l’autre édition du plan comptable, apparaissent « À vérifier ».`,
    englishTitle: 'Is the mapping remembered from one year to the next?',
    englishAnswer: `Yes. The mapping of a client’s latest finished statements is used again when you choose this client.

- Known accounts go where they went last time.
- New accounts go where the chart of accounts says.
- Accounts whose line has changed, or that belong to the other edition of the chart, are shown as “To review”.`,
    helpful: [manager],
  },
  {
    category: 'result',
    title: 'Comment comparer les états à ceux de l’exercice précédent ?',
    answer: `Dans les paramètres, choisissez les états du même client qui se terminent la veille du premier jour de l’exercice. Ils doivent être terminés.

Les états montrent alors le montant de l’exercice précédent, la variation et son pourcentage. Vous pouvez fixer un montant et un pourcentage à partir desquels une variation est signalée.

Un contrôle de plus vérifie que l’ouverture est égale à la clôture de l’exercice précédent.`,
    englishTitle: 'How do I compare the statements with the year before?',
    englishAnswer: `In the settings, choose the statements of the same client that end on the day before the first day of the year. They must be finished.

The statements then show the amount of the year before, the change, and its percentage. You can set an amount and a percentage from which a change is marked.

One more check verifies that the opening balances equal the closing balances of the year before.`,
  },
  {
    category: 'result',
    title: 'Comment les montants sont-ils arrondis ?',
    answer: `Vous choisissez dans les paramètres : au centime, à l’euro ou au millier d’euros.

Chaque total reste la somme des lignes affichées. Pour cela, une ligne est arrondie vers le haut ou vers le bas : l’écart avec le montant exact est toujours inférieur à une unité.

Les contrôles, eux, portent sur les montants exacts.`,
    englishTitle: 'How are amounts rounded?',
    englishAnswer: `You choose in the settings: to the cent, to the euro, or to the thousand euros.

Each total remains the sum of the lines that are shown. For this, a line is rounded either up or down: it is always less than one unit off its exact amount.

The checks use the exact amounts.`,
  },
  {
    category: 'result',
    title: 'Que vérifient les contrôles au-dessus des états ?',
    answer: `Cinq contrôles sont faits sur tous les états :

- chaque compte a un poste
- le grand livre est équilibré
- l’actif est égal au passif
- le bilan et le compte de résultat donnent le même résultat
- les flux de trésorerie aboutissent à la trésorerie de clôture

Un sixième s’ajoute en cas de comparaison : l’ouverture est égale à la clôture de l’exercice précédent.

Un contrôle en échec n’empêche pas d’ouvrir les états. Regardez l’écart qu’il montre avant d’utiliser les montants.`,
    englishTitle: 'What do the checks above the statements verify?',
    englishAnswer: `Five checks are made on all statements:

- every account has a line
- the ledger balances
- assets equal equity and liabilities
- the balance sheet and the income statement show the same result
- the cash flow statement leads to the closing cash

With a comparison there is a sixth: the opening balances equal the closing balances of the year before.

A failed check does not stop you from opening the statements. Look at the difference that it shows before you use the figures.`,
  },
  {
    category: 'result',
    title: 'D’où vient un montant des états ?',
    answer: `Ouvrez une ligne des états : un panneau montre les comptes qui l’alimentent, avec leurs montants exacts.

Ouvrez ensuite un compte pour voir ses écritures. Chacune donne la ligne du fichier d’où elle vient.`,
    englishTitle: 'Where does a figure of the statements come from?',
    englishAnswer: `Open a line of the statements: a panel shows the accounts behind it, with their exact amounts.

Then open an account to see its entries. Each one gives the line of the file that it comes from.`,
    helpful: [manager, partner],
  },
  {
    category: 'result',
    title: 'Comment télécharger les états en Excel ou en PDF ?',
    answer: `Ouvrez les états depuis le tableau de bord, puis choisissez « Télécharger en Excel » ou « Télécharger en PDF ».

Le fichier est écrit dans la langue du portail. Il contient les états tels qu’ils sont au moment du téléchargement.`,
    englishTitle: 'How do I download the statements as Excel or PDF?',
    englishAnswer: `Open the statements from the dashboard, then choose “Download as Excel” or “Download as PDF”.

The file is written in the language of the portal. It holds the statements as they are at the moment of the download.`,
  },
  {
    category: 'other',
    title: 'Comment supprimer des états financiers ?',
    answer: `Dans le tableau de bord, ouvrez le menu de la ligne, puis choisissez « Supprimer ». Seule la personne qui a demandé les états peut les supprimer. Un traitement en cours doit d’abord être annulé.

Le fichier, ses écritures et les états sont supprimés définitivement. Les états d’un exercice suivant qui leur étaient comparés perdent cette comparaison.`,
    englishTitle: 'How do I delete financial statements?',
    englishAnswer: `On the dashboard, open the menu of the row, then choose “Delete”. Only the person who requested the statements can delete them. Cancel the processing first if it is under way.

The file, its entries, and the statements are deleted for good. Statements of a later year that were compared with them lose this comparison.`,
  },
]

const writtenDate = '2026-10-05T08:30:00.000Z'
const ratedDate = '2026-10-19T14:10:00.000Z'

/** Writes the questions about the financial statements, with the ratings of two people. @returns how many */
export async function writeStatementQuestions(db: Kysely<Schema>): Promise<number> {
  const places = new Map<StatementQuestionCategory, number>()
  const rows = questions.map(({ category, title, answer, englishTitle, englishAnswer }, index): Row => {
    const place = (places.get(category) ?? 0) + 1
    places.set(category, place)
    return {
      id: index + 1,
      category,
      title,
      answer,
      english_title: englishTitle,
      english_answer: englishAnswer,
      is_published: true,
      place,
      created_by: 'admin@parvis.example',
      created_date: writtenDate,
      modified_by: 'admin@parvis.example',
      modified_date: writtenDate,
    }
  })
  const ratings = questions.flatMap(({ helpful = [], unhelpful = [] }, index): Row[] =>
    [...helpful, ...unhelpful].map(email => ({
      question_id: index + 1,
      user_email: email,
      is_helpful: helpful.includes(email),
      rated_date: ratedDate,
    })),
  )
  await insertRows(db, 'statement_question', rows)
  await insertRows(db, 'statement_question_rating', ratings)
  await continueIds(db, ['statement_question'])
  return questions.length
}
