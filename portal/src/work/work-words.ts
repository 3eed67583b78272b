import type { Translate } from '../i18n/translations.ts'
import type { WorkCount, WorkItem } from './queries.ts'

/** What to do about an item of waiting work. A kind without a text does not compile. */
export const kindWords = (t: Translate, { kind }: Pick<WorkItem, 'kind'>): string => t(`work.kind.${kind}`)

/** How much of a kind is waiting: "3 report requests to plan". */
export const countWords = (t: Translate, { kind, count }: Pick<WorkCount, 'kind' | 'count'>): string =>
  t(`work.count.${kind}`, { count })
