import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMessages } from '../../i18n/useMessages.ts'
import { given } from '../../internal/given.ts'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Tool } from '../Toolbar/Tool.tsx'
import * as styles from './PdfViewer.css.ts'
import { messages } from './PdfViewer.messages.ts'

interface PageNavigationProps {
  page: number
  pages: number
  onGo: (page: number) => void
}

/** "3 of 120", with buttons for the previous and the next page. */
export function PageNavigation({ page, pages, onGo }: PageNavigationProps) {
  const t = useMessages(messages)
  return (
    <div role="group" aria-label={t('pages')} className={styles.pageNavigation}>
      <Tool
        look="icons"
        item={{
          id: 'previousPage',
          label: t('previousPage'),
          icon: <ChevronLeft aria-hidden size={18} />,
          ...given({ disabledReason: page <= 1 ? t('isFirstPage') : undefined }),
          onPress: () => onGo(page - 1),
        }}
      />
      <span className={styles.pageField}>
        <NumberField
          aria-label={t('pageNumber')}
          value={page}
          minimum={1}
          maximum={pages}
          format={{ maximumFractionDigits: 0, useGrouping: false }}
          onChange={next => next !== null && onGo(next)}
        />
      </span>
      <span className={styles.ofPages}>{t('ofPages', { pages })}</span>
      <Tool
        look="icons"
        item={{
          id: 'nextPage',
          label: t('nextPage'),
          icon: <ChevronRight aria-hidden size={18} />,
          ...given({ disabledReason: page >= pages ? t('isLastPage') : undefined }),
          onPress: () => onGo(page + 1),
        }}
      />
    </div>
  )
}
