import { listStatementQuestions } from '@parvis/api-types/generated/examples/portal'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { statementQuestionsTexts } from './i18n/texts.ts'

const texts = { statementQuestions: statementQuestionsTexts }
const scopes = [...storyPerson.scopes, 'Statements.Import']

/** Somebody who prepares statements, and reads. */
export const portal: PortalStory = { texts, person: { scopes: new Set(scopes) } }
/** Somebody who edits the questions, too. */
export const editor: PortalStory = {
  texts,
  person: { scopes: new Set([...scopes, 'Statements.Administer']) },
}

/** The texts that the story is shown in. */
export const textsOf = textsIn(statementQuestionsTexts)

const [first, second] = listStatementQuestions.success.all.value
if (!first || !second) throw new Error('The example of the contract has two questions')

/** What a reader is given. */
export const refused = { ...first, myRating: null }
export const remembered = second
/** What an editor is given: counts, and what is hidden. */
export const counted = { ...refused, helpfulCount: 9, unhelpfulCount: 2 }
export const hidden = {
  ...counted,
  id: 13,
  title: 'Combien de temps un fichier est-il gardé ?',
  answer: 'Réponse à écrire.',
  englishTitle: 'How long is a file kept?',
  englishAnswer: 'To be written.',
  isPublished: false,
  helpfulCount: 0,
  unhelpfulCount: 0,
}

/** The title of a question in the language of the story. */
export const titleIn = (
  globals: Readonly<Record<string, unknown>>,
  { title, englishTitle }: { title: string; englishTitle: string },
) => (globals['locale'] === 'fr' ? title : englishTitle)
