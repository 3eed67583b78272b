import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { solutionIn } from '../../../../../organisation/solution-name.ts'
import { RecordHistory } from '../../../../../screens/RecordHistory.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { planning } from '../../application.ts'
import {
  addressOfPublication,
  planScope,
  requestRecord,
  statusLooks,
  type PlanningRequest,
} from '../../request.ts'
import { movesOf, type Move } from '../../rules/next-moves.ts'

const MoveDialog = lateDialog(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

/** One request for a report: its details, its history, and the next actions. */
export function RequestScreen() {
  return <RecordScreen record={requestRecord}>{request => <RequestPage request={request} />}</RecordScreen>
}

/** The page of an existing request, with the actions available now. */
function RequestPage({ request }: { request: PlanningRequest }) {
  const { t } = useTranslation('planning')
  const locale = useLanguage()
  const mayPlan = useMay(planScope)
  const [asked, setAsked] = useState<Move>()
  const { id, number, accountName, status, reason, history, openPublicationId } = request
  const wayOf = (move: Move) => {
    if (move === 'change')
      return {
        label: t(status === 'refused' ? 'move.correct' : 'move.change'),
        href: planning.address('change', { requestId: id }),
      }
    if (move === 'publish')
      return {
        label: t(openPublicationId === null ? 'move.publish' : 'move.goOnPublishing'),
        href: addressOfPublication(request),
      }
    return { label: t(`${move}.open`), onPress: () => setAsked(move) }
  }
  return (
    <RecordPage
      list={{ label: t('list.title'), href: requestRecord.list }}
      title={t('record.title', { number })}
      status={{ kind: statusLooks[status], text: t(`status.${status}`) }}
      sentence={t('record.sentence', { client: accountName, solution: solutionIn(locale, request) })}
      actionList={movesOf(request, mayPlan).map((move, index) => ({
        id: move,
        isPrimary: index === 0 && move !== 'cancel' && move !== 'change',
        ...wayOf(move),
      }))}
      notice={
        status === 'refused' && (
          <Banner kind="warning" title={t('record.refusedTitle')}>
            {reason}
          </Banner>
        )
      }
    >
      <Card title={t('record.facts')}>
        <RequestFacts request={request} />
      </Card>
      <Card title={t('record.history')}>
        <RecordHistory
          label={t('record.history')}
          events={history.toReversed().map((step, index) => ({
            id: String(history.length - index),
            title: t(`reached.${step.status}`),
            at: step.changedDate,
            actor: step.changedByName ?? step.changedBy,
            ...(step.reason !== null && { detail: step.reason }),
          }))}
        />
      </Card>
      <Suspense fallback={null}>
        {asked && <MoveDialog request={request} move={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </RecordPage>
  )
}

/** The details of the request. */
function RequestFacts({ request }: { request: PlanningRequest }) {
  const { t } = useTranslation('planning')
  const locale = useLanguage()
  const { teamContacts } = request
  return (
    <DescriptionList
      items={[
        {
          term: t('field.engagement'),
          value: t('record.engagement', {
            code: request.engagementCode,
            description: request.engagementDescription,
          }),
        },
        { term: t('field.engagementType'), value: t(`engagementType.${request.engagementType}`) },
        { term: t('column.account'), value: request.accountName },
        { term: t('column.ibsNumber'), value: request.ibsNumber },
        { term: t('field.requestType'), value: t(`requestType.${request.requestType}`) },
        { term: t('field.businessUnit'), value: request.businessUnit },
        { term: t('field.manager'), value: request.managerName ?? request.managerEmail },
        {
          term: t('field.team'),
          value:
            teamContacts.length === 0 ? (
              t('record.noTeam')
            ) : (
              <ul>
                {teamContacts.map(({ contactId, firstName, lastName, email, role }) => (
                  <li key={contactId}>
                    {t('record.member', {
                      name: `${firstName} ${lastName}`,
                      email,
                      role: t(`role.${role}`),
                    })}
                  </li>
                ))}
              </ul>
            ),
        },
        { term: t('field.offerId'), value: solutionIn(locale, request) },
        { term: t('field.startDate'), value: <DateTime value={request.desiredStartDate} form="day" /> },
        { term: t('field.deliveryDate'), value: <DateTime value={request.desiredDeliveryDate} form="day" /> },
        {
          term: t('column.workingDays'),
          value: t('dates.workingDays', { count: request.workingDays }),
        },
      ]}
    />
  )
}
