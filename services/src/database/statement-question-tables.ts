import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

export type StatementQuestionCategory = 'import' | 'mapping' | 'result' | 'other'

/** A question about the financial statements, with its answer in both languages. */
export interface StatementQuestionTable {
  id: Generated<number>
  category: StatementQuestionCategory
  title: string
  answer: string
  english_title: string
  english_answer: string
  is_published: Generated<boolean>
  /** Position within its category. */
  place: number
  created_by: string
  created_date: Moment
  modified_by: string
  modified_date: Moment
  version: Generated<number>
}

/** A person's rating of an answer. */
export interface StatementQuestionRatingTable {
  question_id: number
  /** In lower case. */
  user_email: string
  is_helpful: boolean
  rated_date: Moment
}
