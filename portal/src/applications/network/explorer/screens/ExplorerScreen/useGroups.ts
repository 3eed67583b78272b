import type { NetworkEdge } from '@parvis/design-system/NetworkGraph'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { findCommunities } from '../../communities/find-communities.ts'
import { fold, groupKey, type Group } from '../../rules/fold.ts'
import type { PictureNode } from '../../rules/picture.ts'
import { questionOf } from '../../rules/place.ts'
import { useNetworkWords } from '../../useNetworkWords.ts'
import type { Explorer } from './useExplorer.ts'

interface Picture {
  nodes: readonly PictureNode[]
  edges: readonly NetworkEdge[]
}

/** The picture with its groups, and the query that computes the communities. */
export function useGroups(picture: Picture, { place, part }: Explorer) {
  const { t } = useTranslation('network')
  const words = useNetworkWords()
  const { group, unfolded, at, hiddenKinds } = place
  const communities = useQuery({
    queryKey: ['communities', questionOf(place), place.hidden, part.dataUpdatedAt],
    queryFn: ({ signal }) => findCommunities(picture.nodes, picture.edges, signal),
    enabled: group === 'community',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  const centers = communities.data
  const opened = unfolded.join(' ')
  const left = hiddenKinds.join(' ')
  const shown = useMemo(() => {
    if (group === undefined) return picture
    const groupOf = (node: PictureNode): Group | undefined => {
      if (group === 'kind') return { id: `group-${node.kind}`, name: t(`kinds.${node.kind}`) }
      const unit = node.element.businessUnit
      if (group === 'unit') return unit === null ? undefined : { id: groupKey(unit), name: unit }
      const center = centers?.get(node.id)
      return center && { id: `group-${center.id}`, name: t('group.around', { name: center.label }) }
    }
    return fold(picture, groupOf, { unfolded: split(opened), at, hiddenKinds: split(left) }, words.fold)
  }, [picture, group, centers, opened, left, at, t, words])
  return { ...shown, communities }
}

/**
 * Splits a text into words. Memos depend on the text, which is stable, because the address is parsed anew on each
 * render.
 */
const split = <Word extends string>(text: string) => text.split(' ').filter(Boolean) as Word[]
