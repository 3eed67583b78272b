import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import * as styles from './DataGrid.css.ts'

interface GridPagerProps {
  page: number
  pageSize: number
  total: number
  onPageChange: (page: number) => void
  t: GridWords
}

/** Goes from page to page of rows that the services hold. */
export function GridPager({ page, pageSize, total, onPageChange, t }: GridPagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = Math.min(total, (page - 1) * pageSize + 1)
  return (
    <nav aria-label={t('pages')} className={styles.pager}>
      <span>{t('rowRange', { from, to: Math.min(total, page * pageSize), total })}</span>
      <IconButton
        label={t('previousPage')}
        icon={<ChevronLeft aria-hidden size={18} />}
        isDisabled={page <= 1}
        onPress={() => onPageChange(page - 1)}
      />
      <IconButton
        label={t('nextPage')}
        icon={<ChevronRight aria-hidden size={18} />}
        isDisabled={page >= pages}
        onPress={() => onPageChange(page + 1)}
      />
    </nav>
  )
}
