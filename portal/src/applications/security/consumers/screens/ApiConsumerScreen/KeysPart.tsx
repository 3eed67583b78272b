import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedGrid } from '../../../../../screens/ListGrid.tsx'
import { listKeyProblems } from '../../problems.ts'
import { listKeysOptions, type ApiKey, type Consumer } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { endingSoon } from '../../rules/key-ends.ts'
import { keyColumns } from './key-columns.ts'
import type { KeyTask } from './key-tasks.ts'

const KeyDialogs = lazy(async () => ({ default: (await import('./KeyDialogs.tsx')).KeyDialogs }))

const none: readonly ApiKey[] = []
const idOf = ({ id }: ApiKey) => String(id)

/** The keys of an API consumer: made, rotated and revoked here, with a warning of those that expire soon. */
export function KeysPart({ consumer }: { consumer: Consumer }) {
  const { t } = useTranslation('consumers')
  const mayManage = useMayManage()
  const list = useQuery(listKeysOptions(useApi(), consumer.id))
  const columns = useMemo(() => keyColumns(t), [t])
  const [task, setTask] = useState<KeyTask>()
  const [madeId, setMadeId] = useState<number>()
  const [now] = useState(() => new Date())
  // The version of the moment: what somebody else has replaced meanwhile is looked at before it is revoked.
  const about: KeyTask | undefined =
    task && task.kind !== 'create'
      ? { ...task, apiKey: list.data?.find(({ id }) => id === task.apiKey.id) ?? task.apiKey }
      : task
  const actionsOf = (apiKey: ApiKey) => {
    const inForce = apiKey.state === 'active' || apiKey.state === 'ending'
    return [
      {
        id: 'rotate',
        label: t('rotate.open'),
        ...(apiKey.state !== 'active' && {
          disabledReason: t(inForce ? 'rotate.replaced' : 'rotate.ended'),
        }),
        onAction: () => setTask({ kind: 'rotate', apiKey }),
      },
      {
        id: 'revoke',
        label: t('revoke.open'),
        isDanger: true,
        ...(!inForce && { disabledReason: t('rotate.ended') }),
        onAction: () => setTask({ kind: 'revoke', apiKey }),
      },
    ]
  }
  return (
    <Stack>
      {endingSoon(list.data ?? none, now).map(({ key, days }) => (
        <Banner
          key={key.id}
          kind="warning"
          title={t('keys.soon.title', { label: key.label, count: days })}
          actions={
            mayManage && (
              <Button onPress={() => setTask({ kind: 'rotate', apiKey: key })}>{t('rotate.open')}</Button>
            )
          }
        >
          {t('keys.soon.text')}
        </Banner>
      ))}
      {mayManage && (
        <Inline justify="end">
          <Button variant="primary" onPress={() => setTask({ kind: 'create' })}>
            {t('keys.create')}
          </Button>
        </Inline>
      )}
      <LoadedGrid
        aria-label={t('keys.list')}
        query={list}
        failed={t('keys.failed')}
        say={error => problemText<'listApiKeys'>(listKeyProblems, error)}
        columns={columns}
        getRowId={idOf}
        emptyState={<EmptyState title={t('keys.emptyTitle')}>{t('keys.empty')}</EmptyState>}
        exportName={t('keys.file')}
        {...(madeId !== undefined && { arrivedId: String(madeId) })}
        {...(mayManage && { rowActions: actionsOf })}
      />
      <Suspense fallback={null}>
        {about && (
          <KeyDialogs
            consumerId={consumer.id}
            task={about}
            onMade={setMadeId}
            onClose={() => setTask(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
