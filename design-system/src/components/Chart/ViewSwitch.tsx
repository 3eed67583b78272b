import { ChartColumn, Table2 } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { useMessages } from '../../i18n/useMessages.ts'
import * as styles from './Chart.css.ts'
import { messages } from './Chart.messages.ts'
import { chartViews, type ChartView } from './chartTypes.ts'

const icons = { chart: ChartColumn, table: Table2 }

/** The same figures drawn or written: one of the two. */
export function ViewSwitch({ view, onChange }: { view: ChartView; onChange: (view: ChartView) => void }) {
  const t = useMessages(messages)
  return (
    <ToggleButtonGroup
      aria-label={t('view')}
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={keys => onChange(keys.has('table') ? 'table' : 'chart')}
      className={styles.views}
    >
      {chartViews.map(name => {
        const Icon = icons[name]
        return (
          <ToggleButton key={name} id={name} className={styles.view}>
            <Icon aria-hidden size={16} />
            {t(name)}
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
