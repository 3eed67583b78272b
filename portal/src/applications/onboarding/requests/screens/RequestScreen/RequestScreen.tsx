import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Timeline } from '@parvis/design-system/Timeline'
import { Suspense, useState } from 'react'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { offerIn } from '../../../../../organisation/solution-name.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { onboarding, writeScope } from '../../application.ts'
import { DifferenceList } from '../../DifferenceList.tsx'
import { requestRecord, statusLooks, type OnBoardingRequest, type Step } from '../../request.ts'
import { movesOf, type Move } from '../../rules/moves.ts'
import { daysWaiting } from '../../rules/waiting.ts'
import { WaitingFor } from '../../WaitingFor.tsx'

const MoveDialog = lateDialog(async () => ({ default: (await import('../../MoveDialog.tsx')).MoveDialog }))

/** One onboarding request: its status, the person it waits for, its history and the available actions. */
export function RequestScreen() {
  return <RecordScreen record={requestRecord}>{request => <RequestPage request={request} />}</RecordScreen>
}

function RequestPage({ request }: { request: OnBoardingRequest }) {
  const { t } = useTranslation('onboarding')
  const [asked, setAsked] = useState<Exclude<Move, 'correct' | 'change'>>()
  const { id, titre, statut, waitingForEmail, differences } = request
  return (
    <RecordPage
      list={{ label: t('list.title'), href: requestRecord.list }}
      title={titre}
      status={{ kind: statusLooks[statut], text: t(`status.${statut}`) }}
      sentence={
        waitingForEmail === null ? (
          t('record.sentence', { contact: contactName(request), client: request.accountLegalName })
        ) : (
          <>
            {t('record.waiting')} <WaitingFor request={request} />
          </>
        )
      }
      actionList={movesOf(request).map((move, index) => ({
        id: move,
        isPrimary: index === 0 && move !== 'abandon' && move !== 'change',
        ...(move === 'correct' || move === 'change'
          ? {
              label: t(`move.${move}`),
              href: onboarding.address('change', { requestId: id }),
            }
          : { label: t(`${move}.open`), onPress: () => setAsked(move) }),
      }))}
      notice={<RequestNotice request={request} />}
    >
      {differences.length > 0 && (
        <Card title={t('record.differences')}>
          <DifferenceList differences={differences} />
        </Card>
      )}
      <Card title={t('record.contact')}>
        <ContactFacts request={request} />
      </Card>
      <Card title={t('record.request')}>
        <RequestFacts request={request} />
      </Card>
      <Card title={t('record.history')}>
        <RequestHistory request={request} />
      </Card>
      <Suspense fallback={null}>
        {asked && <MoveDialog request={request} move={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </RecordPage>
  )
}

interface PartProps {
  request: OnBoardingRequest
}

const contactName = ({ contactFirstName, contactLastName }: PartProps['request']) =>
  `${contactFirstName} ${contactLastName}`

/** Why the request is stopped, or why this reader cannot decide. */
function RequestNotice({ request }: PartProps) {
  const { t } = useTranslation('onboarding')
  const mayWrite = useMay(writeScope)
  const { statut, statusReason, failure, isDecider, engagementStatut } = request
  if (statut === 'rejected')
    return (
      <Banner kind="warning" title={t('record.rejectedTitle')}>
        {statusReason}
      </Banner>
    )
  if (statut === 'failed')
    return (
      <Banner kind="warning" title={t('record.failedTitle')}>
        {failure !== null && <p>{t(`failure.${failure}`)}</p>}
        {statusReason !== null && <p>{statusReason}</p>}
        {engagementStatut === 'Clos' && <p>{t('record.closedEngagement')}</p>}
      </Banner>
    )
  // The sender knows that the request waits for somebody else.
  if (statut === 'toValidate' && mayWrite && !isDecider && !movesOf(request).includes('change'))
    return (
      <Banner kind="info" title={t('record.deniedTitle')}>
        {t('record.denied')}
      </Banner>
    )
  if (engagementStatut === 'Clos' && (statut === 'toValidate' || statut === 'inProgress'))
    return <Banner kind="warning" title={t('record.closedEngagement')} />
  return null
}

/** The name of a person in the request's history; their email if the name is unknown. */
const nameIn = ({ history }: PartProps['request'], email: string) =>
  history.find(({ changedBy }) => changedBy === email)?.changedByName ?? email

/** The contact, and who confirmed their phone and email. */
function ContactFacts({ request }: PartProps) {
  const { t } = useTranslation('onboarding')
  const { longMoment } = useFormats()
  const { contactTitle, contactPhone, emailAcceptedBy, emailAcceptedDate, phoneAcceptedBy } = request
  const { phoneAcceptedDate } = request
  const accepted = (name: string, date: string) => t('record.acceptedBy', { name, date: longMoment(date) })
  return (
    <DescriptionList
      items={[
        {
          term: t('column.contact'),
          value:
            contactTitle === null
              ? contactName(request)
              : `${t(`contactTitle.${contactTitle}`)} ${contactName(request)}`,
        },
        { term: t('field.contactRole'), value: request.contactRole },
        { term: t('field.contactEmail'), value: request.contactEmail },
        ...(emailAcceptedBy !== null && emailAcceptedDate !== null
          ? [
              {
                term: t('record.emailAccepted'),
                value: accepted(nameIn(request, emailAcceptedBy), emailAcceptedDate),
              },
            ]
          : []),
        { term: t('field.contactPhone'), value: contactPhone ?? t('form.none') },
        ...(phoneAcceptedBy !== null && phoneAcceptedDate !== null
          ? [
              {
                term: t('record.phoneAccepted'),
                value: accepted(nameIn(request, phoneAcceptedBy), phoneAcceptedDate),
              },
            ]
          : []),
        { term: t('field.contactLanguage'), value: t(`language.${request.contactLanguage}`) },
      ]}
    />
  )
}

/** The solution, the engagement, and the people responsible for it. */
function RequestFacts({ request }: PartProps) {
  const { t } = useTranslation('onboarding')
  const locale = useLanguage()
  const { engagementType, engagementStatut, requestDate, invitationSentDate } = request
  return (
    <DescriptionList
      items={[
        { term: t('field.account'), value: request.accountLegalName },
        {
          term: t('field.engagement'),
          value: t('record.engagement', {
            code: request.engagementCode,
            description: request.descriptionEngagement,
          }),
        },
        ...(engagementType === null
          ? []
          : [{ term: t('engagementFacts.type'), value: t(`engagementType.${engagementType}`) }]),
        ...(engagementStatut === null
          ? []
          : [{ term: t('engagementFacts.status'), value: t(`engagementStatut.${engagementStatut}`) }]),
        {
          term: t('field.offerName'),
          value: offerIn(locale, request),
        },
        { term: t('field.clientRole'), value: request.clientRole ?? t('record.roleOfAll') },
        {
          term: t('engagementFacts.partner'),
          value: request.partnerName ?? request.partnerEmail ?? t('engagementFacts.missing'),
        },
        {
          term: t('engagementFacts.manager'),
          value: request.managerName ?? request.managerEmail ?? t('engagementFacts.missing'),
        },
        { term: t('field.validator'), value: request.validatorName ?? request.emailValidateur },
        {
          term: t('field.requestDate'),
          value: requestDate === null ? t('form.noDate') : <DateTime value={requestDate} form="day" />,
        },
        { term: t('column.createdBy'), value: request.createdByName ?? request.createdBy },
        { term: t('column.createdDate'), value: <DateTime value={request.createdDate} /> },
        ...(invitationSentDate === null
          ? []
          : [{ term: t('record.invitationSent'), value: <DateTime value={invitationSentDate} /> }]),
      ]}
    />
  )
}

/** The history, newest first, and the next step. */
function RequestHistory({ request }: PartProps) {
  const { t } = useTranslation('onboarding')
  const { moment } = useFormats()
  const { history, statut, waitingForEmail, waitingForName, waitingSince } = request
  return (
    <Timeline
      label={t('record.history')}
      events={history.toReversed().map((step, index) => {
        const isCorrection = step.statut === 'toValidate' && index < history.length - 1
        return {
          id: String(history.length - index),
          title: t(isCorrection ? 'reached.corrected' : `reached.${step.statut}`),
          date: moment(new Date(step.changedDate)),
          dateTime: step.changedDate,
          actor: step.changedByName ?? step.changedBy ?? t('record.services'),
          ...(hasDetail(step) && { detail: <StepDetail step={step} /> }),
        }
      })}
      {...(waitingForEmail !== null &&
        waitingSince !== null && {
          waiting: {
            title: t(`next.${statut}`),
            name: waitingForName ?? waitingForEmail,
            days: daysWaiting(waitingSince),
          },
        })}
    />
  )
}

const hasDetail = ({ reason, failure, insteadOf, differences }: Step) =>
  reason !== null || failure !== null || insteadOf !== null || differences.length > 0

/** The reason, the person replaced, and the changes. */
function StepDetail({ step: { reason, failure, insteadOf, differences } }: { step: Step }) {
  const { t } = useTranslation('onboarding')
  const name = insteadOf && (insteadOf.name ?? insteadOf.email)
  return (
    <>
      {insteadOf !== null && name !== null && (
        <p>
          {insteadOf.because === 'substitute'
            ? t('record.insteadOf', { name })
            : t('record.validatorLeft', { name })}
        </p>
      )}
      {failure !== null && <p>{t(`failure.${failure}`)}</p>}
      {reason !== null && <p>{reason}</p>}
      {differences.length > 0 && <DifferenceList differences={differences} />}
    </>
  )
}
