import { resendMail } from '@parvis/api-types/calls/mail'
import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Prose } from '@parvis/design-system/Prose'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { MessageFrame } from '../../../../../screens/MessageFrame.tsx'
import { RecordAction } from '../../../../../screens/RecordAction.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { manageScope } from '../../application.ts'
import { type Mail, mailRecord, noticeLooks, say, statusLooks } from '../../mail.ts'

interface MailProps {
  mail: Mail
}

/** One message: its status with the reason, and its content. */
export function MailScreen() {
  return <RecordScreen record={mailRecord}>{mail => <MailPage mail={mail} />}</RecordScreen>
}

function MailPage({ mail }: MailProps) {
  const { t } = useTranslation('mail')
  const mayManage = useMay(manageScope)
  const { subject, status, recipient, recipientName, body } = mail
  const askToResend = (close: () => void) => (
    <RecordAction
      namespace="mail"
      words="resend"
      values={{ subject }}
      call={resendMail}
      thing={mail}
      say={say}
      onClose={close}
    />
  )
  return (
    <RecordPage
      list={{ label: t('list.title'), href: mailRecord.list }}
      title={subject}
      status={{ kind: statusLooks[status], text: t(`status.${status}`) }}
      sentence={t('record.to', { recipient: recipientName ?? recipient })}
      actionList={[
        {
          id: 'resend',
          label: t('action.resend'),
          isShown: mayManage && status === 'failed' && body !== 'erased',
          isPrimary: true,
          dialog: askToResend,
        },
      ]}
      notice={<StateNotice mail={mail} />}
    >
      <Stack gap={6}>
        <Message mail={mail} />
        <Facts mail={mail} />
      </Stack>
    </RecordPage>
  )
}

/** What happened, why, and what to do. */
function StateNotice({ mail: { status, failureReason } }: MailProps) {
  const { t } = useTranslation('mail')
  return (
    <Banner kind={noticeLooks[status]} title={t(`state.${status}.title`)}>
      {failureReason !== null && <p>{t(`reason.${failureReason}`)}</p>}
      <p>{t(`state.${status}.text`)}</p>
    </Banner>
  )
}

/** The message as its recipient reads it. */
function Message({ mail: { text, html, language, subject, body, secretUntil } }: MailProps) {
  const { t } = useTranslation('mail')
  if (text === null || html === null)
    return (
      <Banner kind="info" title={t(body === 'withheld' ? 'body.withheld' : 'body.erased')}>
        {body === 'erased' && t(secretUntil === null ? 'body.erasedOld' : 'body.erasedSecret')}
      </Banner>
    )
  return (
    <>
      <Card title={t('record.html')}>
        <MessageFrame label={t('record.frame', { subject })} html={html} />
      </Card>
      <Card title={t('record.text')}>
        <Prose text={text} lang={language} />
      </Card>
    </>
  )
}

function Facts({ mail }: MailProps) {
  const { t } = useTranslation('mail')
  const moment = (term: string, value: string | null) =>
    value === null ? [] : [{ term, value: <DateTime value={value} /> }]
  return (
    <Card title={t('record.details')}>
      <DescriptionList
        items={[
          { term: t('record.recipient'), value: mail.recipient },
          { term: t('column.kind'), value: t(`kind.${mail.kind}`) },
          { term: t('column.language'), value: t(`language.${mail.language}`) },
          ...moment(t('column.createdDate'), mail.createdDate),
          { term: t('column.attempts'), value: String(mail.attempts) },
          ...moment(t('column.nextAttemptDate'), mail.nextAttemptDate),
          ...moment(t('column.sentDate'), mail.sentDate),
          ...(mail.sentDate === null ? moment(t('record.closedDate'), mail.closedDate) : []),
          ...moment(t('record.secretUntil'), mail.secretUntil),
          ...(mail.lastError ? [{ term: t('column.lastError'), value: mail.lastError }] : []),
          { term: t('record.messageId'), value: mail.messageId },
        ]}
      />
    </Card>
  )
}
