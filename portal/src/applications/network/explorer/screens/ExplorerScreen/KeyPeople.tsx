import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Disclosure } from '@parvis/design-system/Disclosure'
import type { NetworkEdge } from '@parvis/design-system/NetworkGraph'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { findKeyPeople } from '../../centrality/find-key-people.ts'
import type { PictureNode } from '../../rules/picture.ts'
import type { Explorer } from './useExplorer.ts'

export interface KeyPeopleProps {
  /** The nodes of the picture, without hidden kinds. */
  nodes: readonly PictureNode[]
  edges: readonly NetworkEdge[]
  explorer: Explorer
}

/** The people on most of the shortest paths between the shown elements; computed when the reader opens the section. */
export function KeyPeople(props: KeyPeopleProps) {
  const { t } = useTranslation('network')
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t('people.title')} level={2} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <People {...props} />}
    </Disclosure>
  )
}

function People({ nodes, edges, explorer: { place, part, look } }: KeyPeopleProps) {
  const { t } = useTranslation('network')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumSignificantDigits: 2 })
  const { at: _, view: _view, positions: _positions, ...shown } = place
  const found = useQuery({
    queryKey: ['keyPeople', shown, part.dataUpdatedAt],
    queryFn: ({ signal }) =>
      findKeyPeople(
        nodes.filter(({ kind }) => !place.hiddenKinds.includes(kind)),
        edges,
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (found.isError)
    return (
      <Banner
        kind="danger"
        title={t('people.failed')}
        live="polite"
        actions={
          <Button size="small" isPending={found.isFetching} onPress={() => void found.refetch()}>
            {t('explore.retry')}
          </Button>
        }
      />
    )
  if (!found.data)
    return (
      <SkeletonGroup label={t('people.loading')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  if (found.data.length === 0) return <span>{t('people.none')}</span>
  return (
    <Stack gap={3}>
      <span>{t('people.by')}</span>
      <DescriptionList
        items={found.data.map(({ node, share }) => ({
          term: `${node.label} (${t(`kind.${node.kind}`)})`,
          value: (
            <Stack gap={2} align="start">
              <span>{t('people.share', { share: percent.format(share) })}</span>
              <Button size="small" onPress={() => look(before => ({ ...before, at: node.id }))}>
                {t('people.show', { name: node.label })}
              </Button>
            </Stack>
          ),
        }))}
      />
    </Stack>
  )
}
