import { defineApplication } from '../../../routing/application.ts'

const read = { scope: 'Mail.Read' } as const
/** The right to retry messages that were given up on. */
export const manageScope = 'Mail.Manage'

export const mail = defineApplication('mail', {
  list: { path: '/app/admin/mail', access: read, title: 'mail:list.title' },
  record: { path: '/app/admin/mail/:mailId', access: read, title: 'mail:record.name' },
})
