import { defineApplication } from '../../../routing/application.ts'

/** The commercial team configures reminders. */
const access = { scope: 'Finder.Configure' } as const

export const reminders = defineApplication('reminders', {
  /** The rules or, with `?tab=plan`, the reminders of the next 30 days. */
  list: { path: '/app/egf/RelanceConfiguration', access, title: 'reminders:list.title' },
  log: { path: '/app/egf/RelanceConfiguration/log', access, title: 'reminders:log.title' },
  record: { path: '/app/egf/RelanceConfiguration/:ruleId', access, title: 'reminders:record.name' },
})
