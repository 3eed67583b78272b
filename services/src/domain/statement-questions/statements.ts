import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { StatementQuestionCategory } from '../../database/statement-question-tables.ts'

/** The columns of a question that a form writes. */
export interface QuestionWords {
  category: StatementQuestionCategory
  title: string
  answer: string
  englishTitle: string
  englishAnswer: string
  isPublished: boolean
}

/** StatementQuestion of the contract, without its ETag. */
export interface StatementQuestion extends QuestionWords {
  id: number
  myRating: boolean | null
  helpfulCount: number | null
  unhelpfulCount: number | null
  modifiedDate: Date
  version: number
}

/** The caller: an editor also sees hidden questions, and how many people found an answer helpful. */
export interface Reader {
  /** In lower case. */
  email: string
  isEditor: boolean
}

/** The most questions: a page shows all of them. */
export const mostQuestions = 200

const counted = (isHelpful: boolean, { isEditor }: Reader) =>
  isEditor
    ? sql`(select count(*)::int4 from statement_question_rating as rating
        where rating.question_id = question.id and rating.is_helpful = ${isHelpful}::boolean)`
    : sql`null::int4`

/** The questions that a person sees. */
const seenBy = (reader: Reader) => sql`
  select question.id, question.category, question.title, question.answer,
    question.english_title as "englishTitle", question.english_answer as "englishAnswer",
    question.is_published as "isPublished",
    (
      select rating.is_helpful from statement_question_rating as rating
      where rating.question_id = question.id and rating.user_email = ${reader.email}::text
    ) as "myRating",
    ${counted(true, reader)} as "helpfulCount", ${counted(false, reader)} as "unhelpfulCount",
    question.modified_date as "modifiedDate", question.version
  from statement_question as question
  where (question.is_published or ${reader.isEditor}::boolean)`

/** All questions by category, in order. */
export async function listQuestions(db: Database | Tx, reader: Reader): Promise<StatementQuestion[]> {
  const { rows } = await sql<StatementQuestion>`${seenBy(reader)}
    order by array_position(array['import', 'mapping', 'result', 'other'], question.category),
      question.place, question.id`.execute(db)
  return rows
}

export async function findQuestion(
  db: Database | Tx,
  reader: Reader,
  id: number,
): Promise<StatementQuestion | undefined> {
  const { rows } = await sql<StatementQuestion>`${seenBy(reader)} and question.id = ${id}::int4`.execute(db)
  return rows[0]
}

/** Serialises changes of the questions and their order; readers do not wait. */
export async function lockQuestions(db: Database | Tx): Promise<void> {
  await sql`lock table statement_question in share row exclusive mode`.execute(db)
}

/** A question as needed to change it. */
export async function readVersion(
  db: Database | Tx,
  id: number,
): Promise<{ id: number; category: StatementQuestionCategory; version: number } | undefined> {
  return db
    .selectFrom('statement_question')
    .select(['id', 'category', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countQuestions(db: Database | Tx): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int4 as count from statement_question`.execute(db)
  return rows[0]?.count ?? 0
}

/** The position after the last question of a category. */
const lastPlace = (category: StatementQuestionCategory) =>
  sql<number>`(select coalesce(max(place), 0) + 1 from statement_question where category = ${category}::text)`

/** Adds a question as the last one of its category. */
export async function insertQuestion(
  db: Database | Tx,
  { category, title, answer, englishTitle, englishAnswer, isPublished }: QuestionWords,
  author: string,
): Promise<number> {
  const { id } = await db
    .insertInto('statement_question')
    .values({
      category,
      title,
      answer,
      english_title: englishTitle,
      english_answer: englishAnswer,
      is_published: isPublished,
      place: lastPlace(category),
      created_by: author,
      modified_by: author,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @param to the changed texts; `category` only if it changes */
export async function updateQuestion(
  db: Database | Tx,
  id: number,
  to: Partial<QuestionWords>,
  author: string,
): Promise<void> {
  const { category, title, answer, englishTitle, englishAnswer, isPublished } = to
  await db
    .updateTable('statement_question')
    .set({
      ...(category === undefined ? {} : { category, place: lastPlace(category) }),
      ...(title === undefined ? {} : { title }),
      ...(answer === undefined ? {} : { answer }),
      ...(englishTitle === undefined ? {} : { english_title: englishTitle }),
      ...(englishAnswer === undefined ? {} : { english_answer: englishAnswer }),
      ...(isPublished === undefined ? {} : { is_published: isPublished }),
      modified_by: author,
      modified_date: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteQuestion(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('statement_question').where('id', '=', id).execute()
}

/** The questions of a category, in order. */
export async function readOrder(db: Database | Tx, category: StatementQuestionCategory): Promise<number[]> {
  const rows = await db
    .selectFrom('statement_question')
    .select('id')
    .where('category', '=', category)
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores the order of a category's questions. */
export async function orderQuestions(db: Database | Tx, ids: readonly number[]): Promise<void> {
  await sql`update statement_question as question set place = ordered.place
    from unnest(${[...ids]}::int4[]) with ordinality as ordered (id, place)
    where question.id = ordered.id`.execute(db)
}

/** @param isHelpful null withdraws the rating */
export async function writeRating(
  db: Database | Tx,
  questionId: number,
  email: string,
  isHelpful: boolean | null,
): Promise<void> {
  if (isHelpful === null) {
    await db
      .deleteFrom('statement_question_rating')
      .where('question_id', '=', questionId)
      .where('user_email', '=', email)
      .execute()
    return
  }
  await db
    .insertInto('statement_question_rating')
    .values({ question_id: questionId, user_email: email, is_helpful: isHelpful })
    .onConflict(conflict =>
      conflict
        .columns(['question_id', 'user_email'])
        .doUpdateSet({ is_helpful: isHelpful, rated_date: sql<Date>`now()` }),
    )
    .execute()
}

/** Keeps a question from being deleted while it is being rated, until the transaction ends. */
export async function holdQuestion(db: Database | Tx, id: number): Promise<void> {
  await db.selectFrom('statement_question').select('id').where('id', '=', id).forShare().execute()
}
