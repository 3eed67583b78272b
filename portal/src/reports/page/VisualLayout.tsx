import { Badge } from '@parvis/design-system/Badge'
import { Card } from '@parvis/design-system/Card'
import { useLocale, useMessages } from '@parvis/design-system/i18n/useMessages'
import { kindName, titleOf } from './figure-words.ts'
import type { ReportVisual } from './protocol/report-state.ts'
import { messages } from './ReportPage.messages.ts'
import type { VisualFigures } from './visual-looks.ts'
import * as styles from './VisualLayout.css.ts'

interface VisualLayoutProps {
  visual: ReportVisual
  figures: VisualFigures
}

/** A visual whose figures only Power BI can show: its kind and its fields, without a number. */
export function VisualLayout({ visual, figures }: VisualLayoutProps) {
  const locale = useLocale()
  const t = useMessages(messages)
  const { fields } = visual
  const { reason } = figures
  const title = titleOf(locale, visual, figures)
  const kind = kindName(locale, visual.kind)
  // Without an author's title, the title already starts with the kind.
  const isSaid = visual.title === null && title.startsWith(kind)
  return (
    <Card title={title}>
      <div className={styles.layout}>
        {!isSaid && <p className={styles.kind}>{kind}</p>}
        {fields.length > 0 && (
          <ul className={styles.fields} aria-label={t('fields')}>
            {fields.map(({ table, name, summary }) => (
              <li key={`${table} ${name} ${String(summary)}`} className={styles.field}>
                <span>{table === '' ? name : t('field', { table, name })}</span>
                {summary !== null && <Badge>{t(`summary_${summary}`)}</Badge>}
              </li>
            ))}
          </ul>
        )}
        {reason !== null && <p>{t(`reason_${reason}`)}</p>}
      </div>
    </Card>
  )
}
