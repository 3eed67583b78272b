import { EmptyState } from '@parvis/design-system/EmptyState'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfCheck, type Place } from '../../rules/place.ts'
import { permissionsOptions } from '../../checked.ts'
import { NoPermissions } from './NoPermissions.tsx'
import { PersonField } from './PersonField.tsx'
import { PersonPermissions } from './PersonPermissions.tsx'

/** One person's permissions, the reasons for them, and the portal as they see it. */
export function PersonCheck({ place }: { place: Place }) {
  const { t } = useTranslation('permissions')
  const navigate = useNavigate()
  const { person: id, ...rest } = place
  const found = useQuery({ ...permissionsOptions(useApi(), id ?? 0), enabled: id !== undefined })
  const permissions = id === undefined ? undefined : found.data
  return (
    <Stack gap={6}>
      <PersonField
        label={t('person.label')}
        personId={id}
        user={permissions?.user}
        onChoose={person => void navigate(addressOfCheck(person === undefined ? rest : { ...rest, person }))}
      />
      {id === undefined ? (
        <EmptyState title={t('person.emptyTitle')}>{t('person.empty')}</EmptyState>
      ) : permissions ? (
        // Remount for another person, so that the grids start fresh.
        <PersonPermissions key={id} permissions={permissions} place={place} />
      ) : (
        <NoPermissions
          error={found.error}
          isRetrying={found.isFetching}
          onRetry={() => void found.refetch()}
          elsewhere={addressOfCheck(rest)}
        />
      )}
    </Stack>
  )
}
