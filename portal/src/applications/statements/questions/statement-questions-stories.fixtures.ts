import { listStatementQuestions } from '@parvis/api-types/generated/examples/portal'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { statementQuestionsTexts } from './i18n/texts.ts'

const texts = { statementQuestions: statementQuestionsTexts }
const scopes = [...storyPerson.scopes, 'Statements.Import']

/** The portal for somebody who prepares statements and may only read the questions. */
export const portal: PortalStory = { texts, person: { scopes: new Set(scopes) } }
/** The portal for somebody who may also edit the questions. */
export const editor: PortalStory = {
  texts,
  person: { scopes: new Set([...scopes, 'Statements.Administer']) },
}

/** The texts in the language of the story. */
export const textsOf = textsIn(statementQuestionsTexts)

const [first, second] = listStatementQuestions.success.all.value
if (!first || !second) throw new Error('The example of the contract has two questions')

/** A question as a reader gets it. */
export const refused = { ...first, myRating: null }
export const remembered = second
/** Questions as an editor gets them: with counts, and including hidden ones. */
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
