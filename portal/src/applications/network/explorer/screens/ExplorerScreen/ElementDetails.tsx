import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Disclosure } from '@parvis/design-system/Disclosure'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { NetworkElement } from '../../network.ts'
import type { MemberNode } from '../../rules/fold.ts'
import type { Around } from '../../rules/picture.ts'
import {
  addressOfPaths,
  filtersOf,
  folded,
  mostOpen,
  nowhere,
  opened,
  openedCount,
  openedFurther,
  pageSize,
  startedAt,
  without,
} from '../../rules/place.ts'
import { ClientStaffPart } from './ClientStaffPart.tsx'
import type { Explorer } from './useExplorer.ts'

export interface ElementDetailsProps {
  node: MemberNode
  explorer: Explorer
}

/** An element's facts, its neighbours to expand, and its links. */
export function ElementDetails({ node, explorer }: ElementDetailsProps) {
  const { t } = useTranslation('network')
  const { element, around, group } = node
  const { go, look, isGoing } = explorer
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          ...useFacts(element),
          ...around.map(each => ({
            term: kindTerm(t, element, each),
            value: <Opening node={node} around={each} explorer={explorer} />,
          })),
        ]}
      />
      {element.kind === 'client' && <StaffOfClient element={element} explorer={explorer} />}
      <Inline gap={2}>
        <LinkButton size="small" href={addressOfPaths({ from: element.key })}>
          {t('details.path')}
        </LinkButton>
        <Button
          size="small"
          isPending={isGoing}
          onPress={() =>
            go(before => startedAt({ ...nowhere, ...filtersOf(before), view: before.view }, element.key))
          }
        >
          {t('details.restart')}
        </Button>
        <Button size="small" onPress={() => look(before => without(before, element.key))}>
          {t('details.hide')}
        </Button>
        {group && (
          <Button size="small" onPress={() => look(before => folded(before, group.id))}>
            {t('group.close', { name: group.name })}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

type T = ReturnType<typeof useTranslation<'network'>>['t']

/** Neighbouring clients come from a shared SIREN or an entered relation. */
const kindTerm = (t: T, element: NetworkElement, { kind }: Around) =>
  element.kind === 'client' && kind === 'client' ? t('related') : t(`kinds.${kind}`)

/** The facts that the line below the name does not show. */
function useFacts({ kind, email, year, fees }: NetworkElement) {
  const { t } = useTranslation('network')
  const { wholeEuros } = useFormats()
  return [
    ...(kind === 'staff' && email !== null ? [{ term: t('details.email'), value: email }] : []),
    ...(year === null ? [] : [{ term: t('details.year'), value: String(year) }]),
    ...(fees === null ? [] : [{ term: t('details.fees'), value: wholeEuros(fees) }]),
  ]
}

/** The number of neighbours of a kind, with buttons to show more or none. */
function Opening({ node, around, explorer }: ElementDetailsProps & { around: Around }) {
  const { t } = useTranslation('network')
  const { place, go, isGoing } = explorer
  const { kind, count, shown } = around
  const known = openedCount(place, node.id, kind)
  const open = (wanted: number) => go(before => opened(before, node.id, kind, wanted))
  const isMore = shown < count && known < mostOpen
  const next = Math.min(pageSize, count - shown)
  return (
    <Stack gap={2} align="start">
      <span>{t('details.shown', { shown: String(shown), count: count })}</span>
      {isMore && (
        <Button
          size="small"
          isPending={isGoing}
          onPress={() => go(before => openedFurther(before, node.id, around))}
        >
          {t('details.more', { elements: t(`count.${kind}`, { count: next }) })}
        </Button>
      )}
      {isMore && count - shown > pageSize && (
        <Button size="small" isPending={isGoing} onPress={() => open(count)}>
          {t(count > mostOpen ? 'details.most' : 'details.all', {
            elements: t(`count.${kind}`, { count: Math.min(count, mostOpen) }),
          })}
        </Button>
      )}
      {shown < count && known >= mostOpen && <span>{t('details.limit')}</span>}
      {known > 0 && (
        <Button size="small" isPending={isGoing} onPress={() => open(0)}>
          {t(`details.close_${kind}`)}
        </Button>
      )}
    </Stack>
  )
}

/** Loaded when the reader opens it. */
function StaffOfClient({ element, explorer }: { element: NetworkElement; explorer: Explorer }) {
  const { t } = useTranslation('network')
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t('staff.title')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <ClientStaffPart client={element} explorer={explorer} />}
    </Disclosure>
  )
}
