import {
  etagOf,
  type Handler,
  type KeyCall,
  type PersonCall,
  type Refuses,
  type SomeHandlers,
} from '../../server/call.ts'
import { matchVersion } from '../version.ts'
import {
  countQuestions,
  deleteQuestion,
  findQuestion,
  holdQuestion,
  insertQuestion,
  listQuestions,
  lockQuestions,
  mostQuestions,
  orderQuestions,
  type Reader,
  readOrder,
  readVersion,
  type StatementQuestion,
  updateQuestion,
  writeRating,
} from './statements.ts'

/** The scope for seeing hidden questions, and ratings. */
const administering = 'Statements.Administer'

const readerOf = ({ person: { email, scopes } }: PersonCall): Reader => ({
  email,
  isEditor: scopes.has(administering),
})

/** StatementQuestion of the contract. */
const bodyOf = ({ version, modifiedDate, ...question }: StatementQuestion) => ({
  '@odata.etag': etagOf(version),
  ...question,
  modifiedDate: modifiedDate.toISOString(),
})

async function answerList(call: PersonCall) {
  return { body: { value: (await listQuestions(call.db, readerOf(call))).map(bodyOf) } }
}

const answerOne = (question: StatementQuestion) => ({
  body: bodyOf(question),
  headers: { etag: etagOf(question.version) },
})

async function answerWritten(call: PersonCall, id: number) {
  const question = await findQuestion(call.db, readerOf(call), id)
  if (!question) throw new Error(`Question ${id} was written and is not there`)
  return answerOne(question)
}

/** A question that the caller sees. @throws ProblemError not-found */
async function seenQuestion(call: KeyCall & Refuses<'not-found'>): Promise<StatementQuestion> {
  const question = await findQuestion(call.db, readerOf(call), call.path.id)
  if (!question) throw call.problem('not-found')
  return question
}

/**
 * The question of the path, with all questions locked against other changes until the transaction ends.
 * @throws ProblemError not-found
 */
async function ownedQuestion(call: KeyCall & Refuses<'not-found'>) {
  await lockQuestions(call.db)
  const question = await readVersion(call.db, call.path.id)
  if (!question) throw call.problem('not-found')
  return question
}

const createStatementQuestion: Handler<'createStatementQuestion'> = async call => {
  await lockQuestions(call.db)
  if ((await countQuestions(call.db)) >= mostQuestions) throw call.problem('statement-question-limit-reached')
  const id = await insertQuestion(call.db, call.body, call.person.email)
  const { body, headers } = await answerWritten(call, id)
  return { body, headers: { ...headers, location: `/v1/StatementQuestions(${id})` } }
}

const updateStatementQuestion: Handler<'updateStatementQuestion'> = async call => {
  const { id, category: from, version } = await ownedQuestion(call)
  matchVersion(call, version)
  const { category, ...words } = call.body
  const isMoved = category !== undefined && category !== from
  await updateQuestion(call.db, id, { ...words, ...(isMoved && { category }) }, call.person.email)
  return answerWritten(call, id)
}

const deleteStatementQuestion: Handler<'deleteStatementQuestion'> = async call => {
  const { id, version } = await ownedQuestion(call)
  matchVersion(call, version)
  await deleteQuestion(call.db, id)
  return {}
}

const moveStatementQuestion: Handler<'moveStatementQuestion'> = async call => {
  const { id, category } = await ownedQuestion(call)
  const { beforeId } = call.body
  const others = (await readOrder(call.db, category)).filter(each => each !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  // The question to put it before is gone or has moved, so it stays in place.
  if (at >= 0) await orderQuestions(call.db, others.toSpliced(at, 0, id))
  return answerList(call)
}

const rateStatementQuestion: Handler<'rateStatementQuestion'> = async call => {
  await holdQuestion(call.db, call.path.id)
  const { id } = await seenQuestion(call)
  await writeRating(call.db, id, call.person.email, call.body.isHelpful)
  return answerWritten(call, id)
}

/**
 * Frequently asked questions about the financial statements: read by people who prepare statements, edited by people
 * who administer them.
 */
export const statementQuestionHandlers = {
  createStatementQuestion,
  deleteStatementQuestion,
  getStatementQuestion: async call => answerOne(await seenQuestion(call)),
  listStatementQuestions: answerList,
  moveStatementQuestion,
  rateStatementQuestion,
  updateStatementQuestion,
} satisfies SomeHandlers
