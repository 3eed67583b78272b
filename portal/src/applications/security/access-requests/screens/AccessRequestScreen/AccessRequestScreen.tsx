import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { GrantPart } from '../../GrantPart.tsx'
import { applicationIn, requestRecord, stateLooks, type AccessRequest } from '../../request.ts'

const RefuseDialog = lateDialog(async () => ({
  default: (await import('../../RefuseDialog.tsx')).RefuseDialog,
}))

/** Shows who asks for what and why, with the ways to answer. */
export function AccessRequestScreen() {
  return <RecordScreen record={requestRecord}>{request => <RequestPage request={request} />}</RecordScreen>
}

const refusing = (request: AccessRequest) => (close: () => void) => (
  <RefuseDialog request={request} onClose={close} />
)

function RequestPage({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('accessRequests')
  const locale = useLanguage()
  const { state, personName: person } = request
  const isPending = state === 'pending'
  return (
    <RecordPage
      list={{ label: t('list.title'), href: requestRecord.list }}
      title={t('record.title', { person, application: applicationIn(request, locale) })}
      status={{ kind: stateLooks[state], text: t(`state.${state}`) }}
      sentence={<Course request={request} />}
      actionList={[
        {
          id: 'refuse',
          label: t('refuse.open'),
          isShown: isPending,
          dialog: refusing(request),
        },
      ]}
    >
      <Stack gap={6}>
        <Asked request={request} />
        {isPending && <GrantPart request={request} />}
      </Stack>
    </RecordPage>
  )
}

/** When the request was made, and who decided it and when. */
function Course({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('accessRequests')
  const { longMoment } = useFormats()
  const { state, createdDate, decidedDate, decidedBy, decidedByName } = request
  const asked = t('record.asked', { date: longMoment(createdDate) })
  if (decidedDate === null) return asked
  const date = longMoment(decidedDate)
  const person = decidedByName ?? decidedBy
  const decided =
    state === 'withdrawn'
      ? t('record.withdrawn', { date })
      : state === 'closed'
        ? t('record.closed', { date })
        : person === null
          ? t('record.itself', { date })
          : t('record.decided', { date, person })
  return `${asked} ${decided}`
}

function Asked({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('accessRequests')
  const locale = useLanguage()
  const { personName, personEmail, grade, businessUnit, scopeName, reason, roleName, answer } = request
  return (
    <Card title={t('record.request')} level={2}>
      <DescriptionList
        items={[
          { term: t('record.person'), value: `${personName} (${personEmail})` },
          ...(grade === null ? [] : [{ term: t('record.grade'), value: grade }]),
          ...(businessUnit === null ? [] : [{ term: t('record.businessUnit'), value: businessUnit }]),
          { term: t('record.application'), value: applicationIn(request, locale) },
          { term: t('record.right'), value: scopeName },
          { term: t('record.reason'), value: reason },
          ...(roleName === null ? [] : [{ term: t('record.role'), value: roleName }]),
          ...(answer === null ? [] : [{ term: t('record.answer'), value: answer }]),
        ]}
      />
    </Card>
  )
}
