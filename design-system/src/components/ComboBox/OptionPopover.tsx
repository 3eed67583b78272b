import type { ReactNode } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxLoadMoreItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../i18n/useMessages.ts'
import { OptionItem, type Option } from '../../internal/list/Option.tsx'
import * as list from '../../internal/list/list.css.ts'
import { Button } from '../Button/Button.tsx'
import { messages } from './ComboBox.messages.ts'
import type { OptionSearch } from './useOptionSearch.ts'

interface OptionPopoverProps {
  options: readonly Option[]
  /** Whether the options are recent choices rather than search results. */
  areRecent: boolean
  /** Undefined if all options are known from the start. */
  search: OptionSearch | undefined
  minimum: number
  /** Note below the options, such as why none can be added. */
  note?: string | undefined
}

/** The list of a combo box: options page by page, or a message instead. */
export function OptionPopover({ options, areRecent, search, minimum, note }: OptionPopoverProps) {
  const t = useMessages(messages)
  const items = <Collection items={options}>{option => <OptionItem option={option} />}</Collection>
  return (
    <Popover className={list.popover} offset={4}>
      <ListBox
        className={list.list}
        renderEmptyState={() => <EmptyList phase={search?.phase ?? 'ready'} minimum={minimum} />}
      >
        {areRecent ? (
          <ListBoxSection>
            <Header className={list.sectionTitle}>{t('recent')}</Header>
            {items}
          </ListBoxSection>
        ) : (
          items
        )}
        {search?.cursor !== undefined && !areRecent && (
          <ListBoxLoadMoreItem
            onLoadMore={search.more}
            isLoading={search.phase === 'more'}
            className={list.state}
          >
            {t('more')}
          </ListBoxLoadMoreItem>
        )}
      </ListBox>
      {search?.phase === 'failed' && (
        <div className={list.state}>
          <Button size="small" onPress={search.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {note !== undefined && <div className={`${list.state} ${list.note}`}>{note}</div>}
    </Popover>
  )
}

/** The message in a list without options. */
function EmptyList({ phase, minimum }: { phase: OptionSearch['phase']; minimum: number }): ReactNode {
  const t = useMessages(messages)
  if (phase === 'loading') return <div className={list.state}>{t('loading')}</div>
  if (phase === 'failed') return <div className={`${list.state} ${list.failed}`}>{t('failed')}</div>
  if (phase === 'too-short' || phase === 'idle')
    return <div className={list.state}>{t('minimum', { count: minimum })}</div>
  return <div className={list.state}>{t('none')}</div>
}
