import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Grid } from '@parvis/design-system/Grid'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { network } from '../../application.ts'
import { ElementField } from '../../ElementField.tsx'
import { networkOptions, pathsOptions, sayNoPaths, type NetworkElement } from '../../network.ts'
import { addressOfPaths, endsOf, nowhere, type Ends, type NetworkKey } from '../../rules/place.ts'
import { PathAnswer } from './PathAnswer.tsx'

/**
 * The connection between two elements: every shortest path, in words and as a picture, and what both are linked with.
 */
export function PathsScreen() {
  const { t } = useTranslation('network')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const ends = endsOf(search)
  const { from, to } = ends
  const elementOf = useEnds(ends)
  const choose = (chosen: Partial<Ends>) => void navigate(addressOfPaths(chosen))
  return (
    <Page width="full">
      <PageHeader
        title={t('paths.title')}
        sentence={t('paths.sentence')}
        actions={<LinkButton href={network.address('explore')}>{t('paths.explore')}</LinkButton>}
      />
      <Stack gap={5}>
        <Grid columnWidth="18rem">
          {(['from', 'to'] as const).map(end => (
            <ElementField
              key={end}
              label={t(`paths.${end}`)}
              description={t('paths.hint')}
              value={elementOf(ends[end])}
              onChange={key => {
                const { [end]: _, ...other } = ends
                choose(key === undefined ? other : { ...other, [end]: key })
              }}
            />
          ))}
        </Grid>
        {from !== undefined && to !== undefined ? (
          <>
            <Inline>
              <Button onPress={() => choose({ from: to, to: from })}>{t('paths.swap')}</Button>
            </Inline>
            <Answer key={`${from} ${to}`} ends={{ from, to }} />
          </>
        ) : (
          <EmptyState title={t('paths.emptyTitle')}>{t('paths.empty')}</EmptyState>
        )}
      </Stack>
    </Page>
  )
}

/** Loads the elements of both ends for the fields, because an address holds only their keys. */
function useEnds({ from, to }: Partial<Ends>) {
  const start = [from, to].filter(key => key !== undefined)
  const { data } = useQuery({
    ...networkOptions(useApi(), { ...nowhere, start }),
    enabled: start.length > 0,
    placeholderData: keepPreviousData,
  })
  return (key: NetworkKey | undefined): Pick<NetworkElement, 'key' | 'name'> | null =>
    data?.nodes.find(({ element }) => element.key === key)?.element ?? null
}

function Answer({ ends }: { ends: Ends }) {
  const { t } = useTranslation('network')
  const found = useQuery(pathsOptions(useApi(), ends))
  return (
    <LoadedPart
      query={found}
      loading={t('paths.loading')}
      failed={t('paths.failed')}
      say={sayNoPaths}
      height="20rem"
    >
      {answer => <PathAnswer answer={answer} ends={ends} />}
    </LoadedPart>
  )
}
