import { questionOptions, readOptions, writeOptions } from '@parvis/api-types/calls'
import { assessTestPurge, listTestUsers, purgeTestUsers } from '@parvis/api-types/calls/test-data'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { QuestionDialog } from '../../../dialogs/QuestionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../screens/LoadedPart.tsx'
import { sayNotPurged } from './test-user-form.ts'
import { sayOfTestData } from './test-user.ts'

/** Test people in one purge. */
const atOnce = 1000

const parts = ['userCount', 'companyCount', 'bankAccountCount', 'transactionCount', 'documentCount'] as const

export interface PurgeDialogProps {
  ids: readonly number[]
  /** Deleted or not. */
  onClose: () => void
  /** They are gone. @default nothing more */
  onPurged?: () => void
}

/** Says what goes with some test people, in numbers, and deletes all of it at once. */
export function PurgeDialog({ ids, onClose, onPurged }: PurgeDialogProps) {
  const { t } = useTranslation('testData')
  const api = useApi()
  const counted = useQuery({
    ...questionOptions(api, assessTestPurge, { body: { ids: [...ids] } }),
    staleTime: 0,
  })
  const [idempotencyKey] = useState(newIdempotencyKey)
  const purging = useMutation({
    ...writeOptions(api, purgeTestUsers),
    onSuccess: ({ userCount }) => {
      showToast({ title: t('purge.done', { count: userCount }) })
      onClose()
      onPurged?.()
    },
  })
  const isUsed = (counted.data?.usedCount ?? 0) > 0
  return (
    <QuestionDialog
      title={t('purge.title', { count: ids.length })}
      tone="danger"
      confirmLabel={t('purge.confirm')}
      say={sayNotPurged}
      error={purging.error}
      // Nobody agrees to what is not said yet.
      isPending={purging.isPending || counted.isFetching}
      onConfirm={() => purging.mutate({ body: { ids: [...ids] }, idempotencyKey })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <LoadedPart
          query={counted}
          loading={t('purge.loading')}
          failed={t('purge.failed')}
          say={sayOfTestData}
        >
          {counts => (
            <DescriptionList
              items={parts.map(part => ({ term: t(`purge.${part}`), value: String(counts[part]) }))}
            />
          )}
        </LoadedPart>
        <p>{t(isUsed ? 'purge.used' : 'purge.text')}</p>
      </Stack>
    </QuestionDialog>
  )
}

export interface PurgeAllDialogProps {
  /** Whose: by the e-mail of who made them. @default everybody's */
  createdBy?: string
  onClose: () => void
}

/** The same for all that somebody has made, or for everything. */
export function PurgeAllDialog({ createdBy, onClose }: PurgeAllDialogProps) {
  const { t } = useTranslation('testData')
  const made = useQuery({
    ...readOptions(useApi(), listTestUsers, {
      query: {
        select: ['id'],
        orderby: ['id'],
        top: atOnce,
        ...(createdBy !== undefined && { filter: ['createdBy', 'eq', createdBy] as const }),
      },
    }),
    staleTime: 0,
    // What goes is what was said, also when somebody makes more meanwhile.
    refetchOnWindowFocus: false,
  })
  const ids = made.data?.value.map(({ id }) => id) ?? []
  if (made.isSuccess && ids.length > 0) return <PurgeDialog ids={ids} onClose={onClose} />
  return (
    <QuestionDialog
      title={t(made.isSuccess ? 'purge.nothingTitle' : 'purge.awaited')}
      confirmLabel={t('purge.close')}
      say={sayOfTestData}
      error={made.error}
      isPending={made.isPending}
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>{t(made.isSuccess ? 'purge.nothing' : 'purge.loading')}</p>
    </QuestionDialog>
  )
}
