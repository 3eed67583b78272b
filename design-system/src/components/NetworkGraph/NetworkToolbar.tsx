import { Download, List, Network, Route } from 'lucide-react'
import type { Ref } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton'
import { useLocale } from '../../i18n/useMessages.ts'
import { DeferredMenu } from '../../internal/deferredMenu/DeferredMenu.tsx'
import { lazyPart } from '../../internal/loading/useLoadedPart.ts'
import { ViewSwitch } from '../../internal/viewSwitch/ViewSwitch.tsx'
import { Button } from '../Button/Button.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx'
import { KindShape } from './KindShape.tsx'
import { networkViews } from './networkTypes.ts'
import type { NetworkExport } from './ExportMenu.tsx'
import * as styles from './toolbar.css.ts'
import type { NetworkState } from './useNetworkState.ts'

interface NetworkToolbarProps {
  network: NetworkState
  /** The element around the button that finds a path. */
  pathPart: Ref<HTMLSpanElement>
  onSave: (what: NetworkExport) => void
}

const exportPart = lazyPart(() => import('./ExportMenu.tsx'))

const viewIcons = { graph: Network, list: List } as const

/** Switches the view, searches, and shows or hides kinds. */
export function NetworkToolbar({ network, pathPart, onSave }: NetworkToolbarProps) {
  const { view, filter, ends, t } = network
  const count = filter.isSearch
    ? t('amountFound', { found: filter.foundCount, elements: t('elements', { count: filter.shownCount }) })
    : network.amount
  return (
    <div role="group" aria-label={t('tools')} className={styles.tools}>
      <div className={styles.row}>
        <ViewSwitch
          label={t('view')}
          views={networkViews.map(name => ({ name, label: t(name), icon: viewIcons[name] }))}
          view={view}
          onChange={network.setView}
        />
        <div className={styles.search}>
          <SearchField
            aria-label={t('search')}
            placeholder={t('search')}
            value={network.query}
            onChange={network.setQuery}
            onSubmit={() => {
              const first = filter.found.indexOf(1)
              if (filter.isSearch && first !== -1) network.select(first)
            }}
          />
        </div>
        <span className={styles.count}>{count}</span>
        <span className={styles.end}>
          <span ref={pathPart}>
            <ToggleButton
              icon={<Route aria-hidden size={16} />}
              isSelected={ends !== undefined}
              onChange={isOn =>
                network.setEnds(
                  isOn ? { from: network.model.nodes[network.selected]?.id ?? null, to: null } : undefined,
                )
              }
            >
              {t('findPath')}
            </ToggleButton>
          </span>
          <DeferredMenu
            trigger={<Button icon={<Download aria-hidden size={16} />}>{t('export')}</Button>}
            part={exportPart}
            content={{ network, onSave }}
          />
        </span>
      </div>
      <Kinds network={network} />
    </div>
  )
}

/** The kinds with their counts: both the legend and the toggles that show and hide them. */
function Kinds({ network }: { network: NetworkState }) {
  const { kinds, counts, hiddenKinds, t } = network
  const number = new Intl.NumberFormat(useLocale())
  return (
    <div role="group" aria-label={t('kinds')} className={styles.kinds}>
      {kinds.map(kind => (
        <AriaToggleButton
          key={kind.id}
          isSelected={!hiddenKinds.has(kind.id)}
          onChange={isShown => network.setKind(kind.id, isShown)}
          className={styles.kind}
        >
          <KindShape kind={kind} size={16} />
          <span className={styles.kindName}>{kind.pluralLabel}</span>
          <span className={styles.kindCount}>{number.format(counts.get(kind.id) ?? 0)}</span>
        </AriaToggleButton>
      ))}
    </div>
  )
}
