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

/** One person: what they may do, why, and what the portal looks like to them. */
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
        // Another person is another page, whose grids begin anew.
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
