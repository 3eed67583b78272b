import type { Handler, SomeHandlers } from '../../server/call.ts'
import { exportHandlers } from './export-handlers.ts'
import { reminderHandlers } from './reminders/handlers.ts'
import { searchEngagements as search } from './search.ts'
import { sheetHandlers } from './sheet-handlers.ts'
import { viewHandlers } from './view-handlers.ts'

const searchEngagements: Handler<'searchEngagements'> = async call => ({
  body: await search(call.db, call.body),
})

/** Reference sheets and the engagement finder. */
export const finderHandlers = {
  ...exportHandlers,
  ...reminderHandlers,
  ...sheetHandlers,
  ...viewHandlers,
  searchEngagements,
} satisfies SomeHandlers
