import { ArrowLeft, CircleAlert, CornerDownLeft, Search, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as fromTop from '../../internal/overlay/fromTop.css.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './CommandPalette.css.ts'
import { messages } from './CommandPalette.messages.ts'
import { itemAt, Results } from './Results.tsx'
import type { PaletteGroup, PaletteItem, PalettePage, PaletteSource } from './sources.ts'
import { usePaletteSearch, type PaletteSearch } from './usePaletteSearch.ts'

export interface CommandPaletteProps extends ElementProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The sources to search, in the order of their results. Keep the array stable between renders. */
  sources: readonly PaletteSource[]
  /** Items shown before anything is typed. */
  recents?: readonly PaletteItem[]
  /** Called after an item was chosen, for instance to remember it. */
  onChoose?: (item: PaletteItem) => void
}

/** A search field that reaches every page and action. */
export function CommandPalette({ isOpen, onOpenChange, ...props }: CommandPaletteProps) {
  const t = useMessages(messages)
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.panel}>
        <Dialog {...elementProps(props)} aria-label={t('title')} className={fromTop.dialog}>
          <Palette {...props} onClose={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type PaletteProps = Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void }

/** Remounted each time the palette opens, which resets the text and the pages. */
function Palette({ sources, recents = [], onChoose, onClose }: PaletteProps) {
  const t = useMessages(messages)
  const [text, setText] = useState('')
  const [pages, setPages] = useState<readonly PalettePage[]>([])
  const page = pages.at(-1)
  const search = usePaletteSearch(page?.sources ?? sources, text)
  const isStart = search.text.trim() === '' && !page && recents.length > 0
  const groups: readonly PaletteGroup[] = isStart
    ? [{ id: 'recents', label: t('recents'), items: recents }, ...search.groups]
    : search.groups
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const total = groups.reduce((sum, group) => sum + (group.total ?? group.items.length), 0)

  const choose = (item: PaletteItem | undefined) => {
    if (!item) return
    onChoose?.(item)
    item.onAction?.()
    if (item.page) {
      setPages([...pages, item.page])
      setText('')
    } else onClose()
  }
  const back = () => {
    setPages(pages.slice(0, -1))
    setText('')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    if (event.key === 'Backspace' && text === '' && page) {
      event.preventDefault()
      back()
    }
    // After a correction no row is active, so Enter chooses the first.
    const active = event.currentTarget.querySelector('[role="option"][data-focused]')
    const first = event.currentTarget.querySelector<HTMLElement>('[role="option"][data-key]')
    if (event.key === 'Enter' && !active && first && count > 0) {
      event.preventDefault()
      event.stopPropagation()
      first.click()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field has the keys; this only adds two
    <div className={styles.inner} onKeyDownCapture={onKeyDown}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <div className={styles.bar}>
          {page ? (
            <IconButton
              label={t('back')}
              size="small"
              icon={<ArrowLeft aria-hidden size={18} />}
              onPress={back}
            />
          ) : (
            <Search aria-hidden size={20} />
          )}
          {page && <span className={styles.page}>{page.title}</span>}
          <TextField
            // The accessible name includes the page, so that a page change is noticed.
            aria-label={page ? `${t('label')}, ${page.title}` : t('label')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opened for this field
            autoFocus
            className={styles.field}
          >
            <Input
              className={styles.input}
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the autocomplete adds `aria-controls`
              role="combobox"
              aria-expanded={count > 0}
              aria-haspopup="listbox"
              placeholder={t('placeholder')}
            />
          </TextField>
          <IconButton
            label={t('close')}
            size="small"
            hasTooltip={false}
            icon={<X aria-hidden size={18} />}
            onPress={onClose}
          />
        </div>
        <Results
          groups={groups}
          query={search.text}
          label={t('results')}
          onChoose={key => choose(itemAt(groups, key))}
          empty={text.trim() === '' ? t('start') : search.pending.length > 0 ? '' : t('none', { text })}
        />
        <Notices search={search} />
      </Autocomplete>
      <div className={styles.hidden} role="status">
        {text.trim() !== '' && search.pending.length === 0 ? t('count', { count: total }) : ''}
      </div>
      <Hints canGoBack={page !== undefined} />
    </div>
  )
}

/** Names the sources that are still searching and those that failed. */
function Notices({ search }: { search: PaletteSearch }) {
  const t = useMessages(messages)
  const { pending, failed, retry } = search
  if (pending.length === 0 && failed.length === 0) return null
  return (
    <div className={styles.notices}>
      {failed.map(source => (
        <div key={source.id} role="alert" className={styles.failure}>
          <CircleAlert aria-hidden size={16} />
          {t('failed', { label: source.label })}
          <Button size="small" onPress={() => retry(source)}>
            {t('retry')}
            <span className={styles.hidden}> {source.label}</span>
          </Button>
        </div>
      ))}
      {pending.length > 0 && (
        <div>{t('searching', { labels: pending.map(({ label }) => label).join(', ') })}</div>
      )}
    </div>
  )
}

function Hints({ canGoBack }: { canGoBack: boolean }) {
  const t = useMessages(messages)
  return (
    <div aria-hidden className={styles.hints}>
      <span className={styles.hint}>
        <kbd className={styles.key}>
          <ArrowLeft size={12} className={styles.up} />
        </kbd>
        <kbd className={styles.key}>
          <ArrowLeft size={12} className={styles.down} />
        </kbd>
        {t('move')}
      </span>
      <span className={styles.hint}>
        <kbd className={styles.key}>
          <CornerDownLeft size={12} />
        </kbd>
        {t('open')}
      </span>
      {canGoBack && (
        <span className={styles.hint}>
          <kbd className={styles.key}>{t('backspace')}</kbd>
          {t('goBack')}
        </span>
      )}
      <span className={styles.hint}>
        <kbd className={styles.key}>{t('escape')}</kbd>
        {t('quit')}
      </span>
    </div>
  )
}
