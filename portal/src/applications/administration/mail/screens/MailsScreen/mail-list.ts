import { listMails } from '@parvis/api-types/calls/mail'
import { Mail } from '@parvis/api-types/limits/mail'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { mail } from '../../application.ts'
import { statusLooks } from '../../mail.ts'

export const mailList = defineList(listMails, 'mail', {
  columns: [
    {
      field: 'subject',
      type: 'link',
      href: mailId => mail.address('record', { mailId }),
      width: 260,
      isHideable: false,
    },
    { field: 'recipient', type: 'text', width: 220 },
    {
      field: 'status',
      type: 'choice',
      choices: choicesOf('mail:status', Mail.status.values, statusLooks),
      width: 150,
    },
    { field: 'createdDate', type: 'dateTime', width: 180 },
    { field: 'sentDate', type: 'dateTime', width: 180 },
    { field: 'kind', type: 'choice', choices: choicesOf('mail:kind', Mail.kind.values), width: 200 },
    {
      field: 'language',
      type: 'choice',
      choices: choicesOf('mail:language', Mail.language.values),
      width: 120,
    },
    { field: 'attempts', type: 'number', width: 120 },
    { field: 'nextAttemptDate', type: 'dateTime', width: 180 },
    { field: 'lastError', type: 'text', width: 260 },
  ],
  order: ['createdDate desc', 'id desc'],
  say: explain<'listMails'>({}),
})
