import { writeOptions } from '@parvis/api-types/calls'
import { withdrawAccessRequest } from '@parvis/api-types/calls/access-requests'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/ApiContext.tsx'
import { useFormats, useLanguage } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ProblemBanner } from '../problems/ProblemBanner.tsx'
import { lateDialog } from '../screens/late.tsx'
import { mineOptions, requestableOptions, say, titleIn, type MyAccessRequest } from './queries.ts'
import { useAskingTexts } from './useAskingTexts.ts'

const AskDialog = lateDialog(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }))

const looks = {
  pending: 'waiting',
  granted: 'success',
  refused: 'danger',
  withdrawn: 'draft',
  closed: 'draft',
} as const satisfies Record<MyAccessRequest['state'], string>

/**
 * Requests for further applications, and the outcome of recent requests. Renders nothing while unknown, or when
 * nothing can be requested.
 */
export function AskForAccess() {
  const hasTexts = useAskingTexts()
  return hasTexts && <Known />
}

function Known() {
  const { t } = useTranslation('asking')
  const api = useApi()
  const applications = useQuery(requestableOptions(api)).data?.value ?? []
  const requests = useQuery(mineOptions(api)).data?.value ?? []
  const [isAsking, setAsking] = useState(false)
  return (
    <Stack gap={5}>
      {applications.length > 0 && (
        <Inline>
          <Button variant="quiet" onPress={() => setAsking(true)}>
            {t('ask.open')}
          </Button>
        </Inline>
      )}
      {requests.length > 0 && (
        <Card title={t('mine.title')} level={2}>
          <Stack gap={4} isList>
            {requests.map(request => (
              <Request key={request.id} request={request} />
            ))}
          </Stack>
        </Card>
      )}
      {isAsking && <AskDialog applications={applications} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

function Request({ request }: { request: MyAccessRequest }) {
  const { t } = useTranslation('asking')
  const { longMoment } = useFormats()
  const application = titleIn(request, useLanguage())
  const { mutate, isPending, error } = useMutation(writeOptions(useApi(), withdrawAccessRequest))
  const { id, state, createdDate, decidedByName: person, answer, '@odata.etag': ifMatch } = request
  const outcome =
    state === 'refused'
      ? t('mine.refused', { person: person ?? '', answer: answer ?? '' })
      : state === 'granted'
        ? person === null
          ? t('mine.itself')
          : t('mine.granted', { person })
        : state === 'closed'
          ? t('mine.closed')
          : t('mine.asked', { date: longMoment(createdDate) })
  return (
    <Stack gap={2}>
      <Inline>
        <strong>{application}</strong>
        <StatusBadge kind={looks[state]}>{t(`state.${state}`)}</StatusBadge>
        {state === 'pending' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('withdraw.name', { application })}
            isPending={isPending}
            onPress={() =>
              mutate({ path: { id }, ifMatch }, { onSuccess: () => showToast({ title: t('withdraw.done') }) })
            }
          >
            {t('withdraw.open')}
          </Button>
        )}
      </Inline>
      <span>{outcome}</span>
      {error && <ProblemBanner title={t('withdraw.failed')} problem={say(error)} />}
    </Stack>
  )
}
