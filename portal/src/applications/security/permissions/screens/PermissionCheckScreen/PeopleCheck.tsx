import { EmptyState } from '@parvis/design-system/EmptyState'
import { Grid } from '@parvis/design-system/Grid'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfCheck, type Place } from '../../rules/place.ts'
import { permissionsOptions } from '../../checked.ts'
import { Comparison } from './Comparison.tsx'
import { NoPermissions } from './NoPermissions.tsx'
import { PersonField } from './PersonField.tsx'

/** Compares two people: the scopes only one has, and those both have. */
export function PeopleCheck({ place }: { place: Place }) {
  const { t } = useTranslation('permissions')
  const api = useApi()
  const navigate = useNavigate()
  const { person, other, ...rest } = place
  const first = useQuery({ ...permissionsOptions(api, person ?? 0), enabled: person !== undefined })
  const second = useQuery({ ...permissionsOptions(api, other ?? 0), enabled: other !== undefined })
  const choose = (keys: Pick<Partial<Place>, 'person' | 'other'>) =>
    void navigate(addressOfCheck({ ...rest, ...keys }))
  const failed = [first, second].find(found => found.error !== null)
  return (
    <Stack gap={6}>
      <Grid columnWidth="18rem">
        <PersonField
          label={t('people.first')}
          personId={person}
          user={person === undefined ? undefined : first.data?.user}
          onChoose={chosen =>
            choose({
              ...(chosen !== undefined && { person: chosen }),
              ...(other !== undefined && { other }),
            })
          }
        />
        <PersonField
          label={t('people.second')}
          personId={other}
          user={other === undefined ? undefined : second.data?.user}
          onChoose={chosen =>
            choose({
              ...(person !== undefined && { person }),
              ...(chosen !== undefined && { other: chosen }),
            })
          }
        />
      </Grid>
      {person === undefined || other === undefined ? (
        <EmptyState title={t('people.emptyTitle')}>{t('people.empty')}</EmptyState>
      ) : first.data && second.data ? (
        <Comparison key={`${person} ${other}`} first={first.data} second={second.data} />
      ) : (
        <NoPermissions
          error={failed?.error ?? null}
          isRetrying={first.isFetching || second.isFetching}
          onRetry={() => void failed?.refetch()}
          elsewhere={addressOfCheck(rest)}
        />
      )}
    </Stack>
  )
}
