import { questionOptions, readOptions, writeOptions, type WriteParams } from '@parvis/api-types/calls'
import {
  assessTestPurge,
  getTestUser,
  listTestUsers,
  purgeTestUsers,
} from '@parvis/api-types/calls/test-data'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { QuestionDialog } from '../../../dialogs/QuestionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LoadedPart, type LoadedPartProps } from '../../../screens/LoadedPart.tsx'
import { sayNotPurged } from './test-user-form.ts'
import { sayOfTestData } from './test-user.ts'

/** Maximum number of test people per purge. */
const atOnce = 1000

const parts = ['userCount', 'companyCount', 'bankAccountCount', 'transactionCount', 'documentCount'] as const

interface PurgeSent {
  /** The id of the only or first person. */
  path: { id: number | undefined }
  sent: WriteParams<'purgeTestUsers'>
}

interface PurgeQuestionProps {
  /** The test people; undefined while they are loading. */
  ids: readonly number[] | undefined
  /** How many there are in all; more than `ids` when they cannot be deleted at once. @default as many as `ids` */
  total?: number | undefined
  /** The query that loads their ids. @default they are known */
  listing?: LoadedPartProps<unknown>['query']
  /** Called after deleting or cancelling. */
  onClose: () => void
  /** Called after deleting. @default nothing more */
  onPurged?: () => void
}

/** Says in numbers what belongs to some test people, and deletes all of it at once. */
function PurgeQuestion({ ids, total, listing, onClose, onPurged }: PurgeQuestionProps) {
  const { t } = useTranslation('testData')
  const api = useApi()
  const isEmpty = ids?.length === 0
  const body = { ids: [...(ids ?? [])] }
  const counted = useQuery({
    ...questionOptions(api, assessTestPurge, { body }),
    staleTime: 0,
    enabled: ids !== undefined && !isEmpty,
  })
  const [idempotencyKey] = useState(newIdempotencyKey)
  const write = writeOptions(api, purgeTestUsers)
  const purging = useMutation({
    ...write,
    mutationFn: ({ sent }: PurgeSent) => write.mutationFn(sent),
    // A deleted person whose page is open is not refetched.
    meta: { ...write.meta, deletes: getTestUser.path },
    onSuccess: ({ userCount }) => {
      showToast({ title: t('purge.done', { count: userCount }) })
      onClose()
      onPurged?.()
    },
  })
  if (isEmpty && !purging.isSuccess)
    return (
      <QuestionDialog
        title={t('purge.nothingTitle')}
        confirmLabel={t('purge.close')}
        say={sayNotPurged}
        error={null}
        isPending={false}
        onConfirm={onClose}
        onClose={onClose}
      >
        <p>{t('purge.nothing')}</p>
      </QuestionDialog>
    )
  const isUsed = (counted.data?.usedCount ?? 0) > 0
  const words = { loading: t('purge.loading'), failed: t('purge.failed'), say: sayOfTestData }
  return (
    <QuestionDialog
      title={ids === undefined ? t('purge.awaited') : t('purge.title', { count: ids.length })}
      tone="danger"
      confirmLabel={t('purge.confirm')}
      say={sayNotPurged}
      error={purging.error}
      // Block the confirmation until the numbers are shown.
      isPending={purging.isPending || counted.data === undefined}
      onConfirm={() => purging.mutate({ path: { id: ids?.[0] }, sent: { body, idempotencyKey } })}
      onClose={onClose}
    >
      <Stack gap={4}>
        {ids === undefined && listing ? (
          <LoadedPart query={listing} {...words}>
            {() => null}
          </LoadedPart>
        ) : (
          <LoadedPart query={counted} {...words}>
            {counts => (
              <DescriptionList
                items={parts.map(part => ({ term: t(`purge.${part}`), value: String(counts[part]) }))}
              />
            )}
          </LoadedPart>
        )}
        <p>{t(isUsed ? 'purge.used' : 'purge.text')}</p>
        {ids && total !== undefined && total > ids.length && (
          <p>{t('purge.firstOnly', { count: ids.length, total })}</p>
        )}
      </Stack>
    </QuestionDialog>
  )
}

export interface PurgeDialogProps extends Pick<PurgeQuestionProps, 'onClose' | 'onPurged'> {
  ids: readonly number[]
}

/** Asks before deleting test people with everything created for them. */
export function PurgeDialog(props: PurgeDialogProps) {
  return <PurgeQuestion {...props} />
}

export interface PurgeAllDialogProps extends Pick<PurgeQuestionProps, 'onClose'> {
  /** The email of the person who created them. @default everybody's */
  createdBy?: string
}

/** The same for everything a person has created, or for everything. */
export function PurgeAllDialog({ createdBy, onClose }: PurgeAllDialogProps) {
  const made = useQuery({
    ...readOptions(useApi(), listTestUsers, {
      query: {
        select: ['id'],
        orderby: ['id'],
        top: atOnce,
        count: true,
        ...(createdBy !== undefined && { filter: ['createdBy', 'eq', createdBy] as const }),
      },
    }),
    staleTime: 0,
    // Delete only what was announced, even if somebody creates more meanwhile.
    refetchOnWindowFocus: false,
  })
  return (
    <PurgeQuestion
      ids={made.data?.value.map(({ id }) => id)}
      total={made.data?.['@odata.count']}
      listing={made}
      onClose={onClose}
    />
  )
}
