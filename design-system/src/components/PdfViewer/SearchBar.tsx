import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx'
import * as styles from './PdfViewer.css.ts'
import { messages } from './PdfViewer.messages.ts'
import type { SearchOptions } from './search.ts'
import type { DocumentSearch } from './useSearch.ts'

interface SearchBarProps {
  search: DocumentSearch
  highlightsAll: boolean
  onHighlightsAllChange: (highlightsAll: boolean) => void
  /** Returns to the document. */
  onClose: () => void
  ref: Ref<HTMLInputElement>
}

const choices = ['matchCase', 'wholeWords', 'matchAccents'] as const satisfies (keyof SearchOptions)[]

/** Searches the document: shows the number of matches, moves between them and sets how text is compared. */
export function SearchBar(props: SearchBarProps) {
  const { search, highlightsAll, onHighlightsAllChange, onClose, ref } = props
  const t = useMessages(messages)
  const { matches, current, isSearching, options, query } = search
  const steps = (event: KeyboardEvent<HTMLElement>) => {
    // Handled before the field, which would clear itself: a single Escape returns to the document.
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.shiftKey && event.target instanceof HTMLInputElement)
      search.go(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const count =
    query.trim() === ''
      ? ''
      : matches.length > 0
        ? t('matchOf', { match: current + 1, count: matches.length })
        : t(isSearching ? 'searching' : 'noMatch')
  return (
    <div role="search" aria-label={t('search')} className={styles.searchBar} onKeyDownCapture={steps}>
      <div className={styles.searchField}>
        <SearchField
          ref={ref}
          aria-label={t('search')}
          value={query}
          onChange={search.setQuery}
          onSubmit={() => search.go(1)}
          isLoading={isSearching}
        />
      </div>
      <div className={styles.searchMoves}>
        <IconButton
          label={t('previousMatch')}
          icon={<ChevronUp aria-hidden size={18} />}
          isDisabled={matches.length === 0}
          onPress={() => search.go(-1)}
        />
        <IconButton
          label={t('nextMatch')}
          icon={<ChevronDown aria-hidden size={18} />}
          isDisabled={matches.length === 0}
          onPress={() => search.go(1)}
        />
        <span role="status" className={styles.count}>
          {count}
        </span>
      </div>
      <div className={styles.searchOptions}>
        <ToggleButton size="small" isSelected={highlightsAll} onChange={onHighlightsAllChange}>
          {t('highlightAll')}
        </ToggleButton>
        {choices.map(choice => (
          <ToggleButton
            key={choice}
            size="small"
            isSelected={options[choice]}
            onChange={isOn => search.setOptions({ ...options, [choice]: isOn })}
          >
            {t(choice)}
          </ToggleButton>
        ))}
      </div>
      <div className={styles.closeSearch}>
        <IconButton label={t('close')} icon={<X aria-hidden size={18} />} onPress={onClose} />
      </div>
    </div>
  )
}
