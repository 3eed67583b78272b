import { isProblem } from '@parvis/api-types/problems'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'

const say = explain<'getUserPermissions' | 'getContactPermissions'>({
  'not-found': 'permissions:person.goneHelp',
})

export interface NoPermissionsProps {
  /** Why there is nothing to show; null while loading. */
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  /** The address where another person can be chosen. */
  elsewhere: string
}

/** Placeholder for a person's scopes while they load, or after loading failed. */
export function NoPermissions({ error, isRetrying, onRetry, elsewhere }: NoPermissionsProps) {
  const { t } = useTranslation('permissions')
  if (error === null)
    return (
      <SkeletonGroup label={t('person.loading')}>
        <Stack gap={6}>
          <Skeleton width="40%" />
          <Skeleton shape="block" height="12rem" />
        </Stack>
      </SkeletonGroup>
    )
  if (isProblem(error, 'not-found'))
    return (
      <EmptyState
        title={t('person.gone')}
        actions={<LinkButton href={elsewhere}>{t('person.again')}</LinkButton>}
      >
        {t('person.goneHelp')}
      </EmptyState>
    )
  return (
    <ProblemState title={t('person.failed')} onRetry={onRetry} isRetrying={isRetrying} problem={say(error)} />
  )
}
