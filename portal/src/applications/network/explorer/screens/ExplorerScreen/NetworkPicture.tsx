import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { NetworkGraph } from '@parvis/design-system/NetworkGraph'
import { Stack } from '@parvis/design-system/Stack'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { NetworkPart } from '../../network.ts'
import { pictureOf } from '../../rules/picture.ts'
import {
  filtersOf,
  mostOpen,
  nowhere,
  openedFurther,
  pageSize,
  pictureKinds,
  type Place,
} from '../../rules/place.ts'
import { useNetworkWords } from '../../useNetworkWords.ts'
import { ElementDetails } from './ElementDetails.tsx'
import { EngagementFilters } from './EngagementFilters.tsx'
import { GroupDetails } from './GroupDetails.tsx'
import { GroupingField } from './GroupingField.tsx'
import { KeyPeople } from './KeyPeople.tsx'
import type { Explorer } from './useExplorer.ts'
import { useGroups } from './useGroups.ts'

export interface NetworkPictureProps {
  explorer: Explorer
  part: NetworkPart
}

/** The current part of the network as graph and list, with its controls. */
export function NetworkPicture({ explorer, part }: NetworkPictureProps) {
  const { t } = useTranslation('network')
  const { place, go, ask, change, look, isGoing } = explorer
  const words = useNetworkWords()
  const hidden = place.hidden.join(' ')
  const picture = useMemo(
    () => pictureOf(part, { hidden: hidden.split(' ') }, words.picture),
    [part, hidden, words],
  )
  const { nodes, edges, communities } = useGroups(picture, explorer)
  const withoutKinds = place.hiddenKinds.join(' ')
  const hiddenKinds = useMemo(() => withoutKinds.split(' ').filter(Boolean), [withoutKinds])
  const clientsShown = Math.min(place.mine, part.mine ?? 0)
  const hiddenCount = part.nodes.length - picture.nodes.length

  /** Shows more neighbours of every kind around an element. */
  const expand = (key: string) => {
    const node = picture.nodes.find(({ id }) => id === key)
    if (!node) return Promise.resolve()
    return change(before =>
      node.around
        .filter(({ count, shown }) => shown < count)
        .reduce<Place>((next, around) => openedFurther(next, node.id, around), before),
    )
  }
  return (
    <Stack gap={5}>
      <EngagementFilters
        filters={filtersOf(place)}
        onChange={filters => ask(before => ({ ...before, ...filters }))}
      >
        <GroupingField explorer={explorer} communities={communities} />
      </EngagementFilters>
      {part.isCut && <Banner kind="warning" title={t('explore.cut')} />}
      <Inline>
        {part.mine !== null && part.mine > 0 && (
          <span>{t('explore.mineShown', { shown: String(clientsShown), count: part.mine })}</span>
        )}
        {part.mine !== null && clientsShown < part.mine && place.mine < mostOpen && (
          <Button
            size="small"
            isPending={isGoing}
            onPress={() => go(before => ({ ...before, mine: before.mine + pageSize }))}
          >
            {t('explore.moreMine', { count: Math.min(pageSize, part.mine - clientsShown) })}
          </Button>
        )}
        {hiddenCount > 0 && (
          <>
            <span>{t('explore.hidden', { count: hiddenCount })}</span>
            <Button size="small" onPress={() => look(before => ({ ...before, hidden: [] }))}>
              {t('explore.showHidden')}
            </Button>
          </>
        )}
        {place.unfolded.length > 0 && (
          <Button size="small" onPress={() => look(before => ({ ...before, unfolded: [] }))}>
            {t('group.closeAll')}
          </Button>
        )}
        <Button size="small" onPress={() => go(() => nowhere)}>
          {t('explore.restart')}
        </Button>
      </Inline>
      <Card title={t('explore.label')}>
        <NetworkGraph
          aria-label={t('explore.label')}
          nodes={nodes}
          edges={edges}
          kinds={place.group === undefined ? words.kinds : words.withGroups}
          {...(place.view && { view: place.view })}
          defaultView="auto"
          onViewChange={view => look(before => ({ ...before, view }))}
          hiddenKinds={hiddenKinds}
          onHiddenKindsChange={ids =>
            look(before => ({ ...before, hiddenKinds: pictureKinds.filter(kind => ids.includes(kind)) }))
          }
          positions={place.positions}
          onPositionsChange={next => look(before => ({ ...before, positions: next }))}
          selectedId={place.at ?? null}
          onSelect={id => look(before => ({ ...before, at: nodes.find(node => node.id === id)?.id }))}
          onExpand={expand}
          renderDetails={node =>
            'members' in node ? (
              <GroupDetails node={node} explorer={explorer} />
            ) : (
              <ElementDetails node={node} explorer={explorer} />
            )
          }
        />
      </Card>
      <KeyPeople nodes={picture.nodes} edges={picture.edges} explorer={explorer} />
    </Stack>
  )
}
