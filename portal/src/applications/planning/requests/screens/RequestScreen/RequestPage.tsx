import { Banner } from '@parvis/design-system/Banner'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { Timeline } from '@parvis/design-system/Timeline'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfChange, addressOfPublication, requestsPath } from '../../addresses.ts'
import { useMayPlan } from '../../rights.ts'
import { movesOf, type Move } from '../../rules/next-moves.ts'
import type { PlanningRequest } from '../../rules/planning-values.ts'
import { statusLooks } from '../../status-looks.ts'
import { RequestFacts } from './RequestFacts.tsx'

const loadDialogs = () => import('./MoveDialogs.tsx')
const CancelDialog = lazy(async () => ({ default: (await loadDialogs()).CancelDialog }))
const DecideDialog = lazy(async () => ({ default: (await loadDialogs()).DecideDialog }))
const RefuseDialog = lazy(async () => ({ default: (await import('./RefuseDialog.tsx')).RefuseDialog }))
const RelinkDialog = lazy(async () => ({ default: (await import('./RelinkDialog.tsx')).RelinkDialog }))

/** The page of a request that exists, with what can be done about it now. */
export function RequestPage({ request }: { request: PlanningRequest }) {
  const { t } = useTranslation('planning')
  const mayPlan = useMayPlan()
  const [asked, setAsked] = useState<Move>()
  const { engagementCode, accountName, status, reason } = request
  const moves = movesOf(request, mayPlan)
  const close = () => setAsked(undefined)
  const title = t('request.title', { code: engagementCode })
  return (
    <Page>
      <PageHeader
        title={title}
        sentence={
          <>
            <StatusBadge kind={statusLooks[status]}>{t(`status.${status}`)}</StatusBadge>{' '}
            {t('request.sentence', { client: accountName })}
          </>
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'requests', label: t('list.title'), href: requestsPath },
              { id: 'request', label: title },
            ]}
          />
        }
        actions={
          moves.length > 0 && (
            <>
              {moves.map((move, index) => (
                <MoveButton
                  key={move}
                  request={request}
                  move={move}
                  isFirst={index === 0}
                  onPress={() => setAsked(move)}
                />
              ))}
            </>
          )
        }
      />
      {status === 'refused' && (
        <Banner kind="warning" title={t('request.refusedTitle')}>
          {reason}
        </Banner>
      )}
      <Card title={t('request.facts')}>
        <RequestFacts request={request} />
      </Card>
      <Card title={t('request.history')}>
        <History request={request} />
      </Card>
      <Suspense fallback={null}>
        {asked === 'cancel' && <CancelDialog request={request} onClose={close} />}
        {asked === 'refuse' && <RefuseDialog request={request} onClose={close} />}
        {asked === 'relink' && <RelinkDialog request={request} onClose={close} />}
        {(asked === 'accept' || asked === 'begin' || asked === 'deliver') && (
          <DecideDialog request={request} decision={asked} onClose={close} />
        )}
      </Suspense>
    </Page>
  )
}

interface MoveButtonProps {
  request: PlanningRequest
  move: Move
  /** What is wanted most. */
  isFirst: boolean
  onPress: () => void
}

/** Something that can be done now: on a page of its own, or after a question here. */
function MoveButton({ request, move, isFirst, onPress }: MoveButtonProps) {
  const { t } = useTranslation('planning')
  const { id, status, openPublicationId } = request
  const variant = isFirst && move !== 'cancel' && move !== 'change' ? 'primary' : 'secondary'
  if (move === 'change')
    return (
      <LinkButton href={addressOfChange(id)}>
        {t(status === 'refused' ? 'move.correct' : 'move.change')}
      </LinkButton>
    )
  if (move === 'publish')
    return (
      <LinkButton variant={variant} href={addressOfPublication(request)}>
        {t(openPublicationId === null ? 'move.publish' : 'move.goOnPublishing')}
      </LinkButton>
    )
  return (
    <Button variant={variant} onPress={onPress}>
      {t(`move.${move}`)}
    </Button>
  )
}

function History({ request }: { request: PlanningRequest }) {
  const { t } = useTranslation('planning')
  const { moment } = useFormats()
  return (
    <Timeline
      label={t('request.history')}
      events={request.history.toReversed().map((step, index) => ({
        id: String(request.history.length - index),
        title: t(`reached.${step.status}`),
        date: moment(new Date(step.changedDate)),
        dateTime: step.changedDate,
        actor: step.changedByName ?? step.changedBy,
        ...(step.reason !== null && { detail: step.reason }),
      }))}
    />
  )
}
