import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { latePart } from '../../../../../screens/late.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { ElementField } from '../../ElementField.tsx'
import { sayNoNetwork } from '../../network.ts'
import {
  addressOfPaths,
  elementAt,
  hasStart,
  isNarrowed,
  noFilters,
  nowhere,
  pageSize,
  startedAt,
} from '../../rules/place.ts'
import { useExplorer, type Explorer } from './useExplorer.ts'

// The start page is only a search, so the code that draws graphs is loaded with the first picture.
const NetworkPicture = latePart(async () => ({
  default: (await import('./NetworkPicture.tsx')).NetworkPicture,
}))

// Saved views are in the grid's chunk, and this screen has no grid.
const KeptViews = latePart(async () => ({ default: (await import('./KeptViews.tsx')).KeptViews }))

/** Shows who works with which clients through which engagements, starting from a search or the reader's own clients. */
export function ExplorerScreen() {
  const { t } = useTranslation('network')
  const explorer = useExplorer()
  const { place, go, isGoing, failed } = explorer
  const at = elementAt(place)
  const [chosen, setChosen] = useState(0)
  return (
    <Page width="full">
      <PageHeader
        title={t('explore.title')}
        sentence={t('explore.sentence')}
        actions={
          <>
            <Suspense fallback={<Skeleton shape="block" width="6rem" height="2.5rem" />}>
              <KeptViews explorer={explorer} />
            </Suspense>
            <LinkButton href={addressOfPaths(at ? { from: at } : {})}>{t('explore.findPath')}</LinkButton>
          </>
        }
      />
      <Stack gap={5}>
        <ElementField
          // Remounts to empty the field for the next element, and keeps the focus.
          key={chosen}
          takesFocus={chosen > 0}
          label={t('explore.start')}
          description={t('explore.startHint')}
          value={null}
          onChange={key => {
            if (key === undefined) return
            setChosen(chosen + 1)
            go(before => startedAt(before, key))
          }}
        />
        {failed && (
          <ProblemBanner
            title={t('explore.notChanged')}
            problem={sayNoNetwork(failed.error)}
            actions={
              <Button size="small" isPending={isGoing} onPress={() => go(failed.change)}>
                {t('explore.retry')}
              </Button>
            }
          />
        )}
        {hasStart(place) ? (
          <Explored explorer={explorer} />
        ) : (
          <EmptyState
            title={t('explore.emptyTitle')}
            actions={
              <Button
                variant="primary"
                isPending={isGoing}
                onPress={() => go(before => ({ ...before, mine: pageSize }))}
              >
                {t('explore.mine')}
              </Button>
            }
          >
            {t('explore.empty')}
          </EmptyState>
        )}
      </Stack>
    </Page>
  )
}

/** Height of the placeholder for the picture. */
const height = '34rem'

function Explored({ explorer }: { explorer: Explorer }) {
  const { t } = useTranslation('network')
  return (
    <LoadedPart
      query={explorer.part}
      loading={t('explore.loading')}
      failed={t('explore.failed')}
      say={sayNoNetwork}
      height={height}
    >
      {part =>
        part.nodes.length === 0 ? (
          <Nothing explorer={explorer} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" height={height} />}>
            <NetworkPicture explorer={explorer} part={part} />
          </Suspense>
        )
      }
    </LoadedPart>
  )
}

/** Why there is nothing to show, and what to do. */
function Nothing({ explorer: { place, go, isGoing } }: { explorer: Explorer }) {
  const { t } = useTranslation('network')
  const isMine = place.mine > 0
  const isFiltered = isNarrowed(place)
  return (
    <EmptyState
      title={t(isMine && !isFiltered ? 'explore.noMineTitle' : 'explore.noneTitle')}
      actions={
        <>
          {isFiltered && (
            <Button
              variant="primary"
              isPending={isGoing}
              onPress={() => go(before => ({ ...before, ...noFilters }))}
            >
              {t('explore.clearFilters')}
            </Button>
          )}
          <Button onPress={() => go(() => nowhere)}>{t('explore.restart')}</Button>
        </>
      }
    >
      {t(isMine ? (isFiltered ? 'explore.noMineFiltered' : 'explore.noMine') : 'explore.none')}
    </EmptyState>
  )
}
