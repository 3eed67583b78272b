import { FileSpreadsheet, Image, PenTool } from 'lucide-react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import type { MenuPanelProps } from '../../internal/deferredMenu/DeferredMenu.tsx'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { toCsv } from '../../internal/files/csv.ts'
import { saveFile } from '../../internal/files/saveFile.ts'
import { fold } from '../../internal/fold.ts'
import { MenuItem } from '../Menu/Menu.tsx'
import { calendarLegend } from './calendarLegend.ts'
import { messages } from './Chart.messages.ts'
import type { ChartTableModel, TableRow } from './chartTable.ts'
import type { PictureInput } from './exportPicture.ts'

interface ChartMenuPanelProps extends MenuPanelProps {
  picture: Omit<PictureInput, 'figure' | 'days'> & { figure: { current: HTMLElement | null } }
  table: () => ChartTableModel
  onSave: () => void
  onFail: () => void
}

/** Turns the title into a file name of letters and digits that are valid on every system. */
const fileName = (title: string) =>
  fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'chart'

/** The export options of a chart, loaded on demand. */
export default function ChartMenuPanel({ picture, table, onSave, onFail, ...panel }: ChartMenuPanelProps) {
  const locale = useLocale()
  const t = useMessages(messages)
  const save = (ending: string, make: () => Promise<Blob>) => {
    onSave()
    make().then(file => saveFile(file, `${fileName(picture.title)}.${ending}`), onFail)
  }
  const makePicture = (format: 'png' | 'svg') => async () => {
    const { figure } = picture
    if (!figure.current) throw new Error('The chart is gone')
    const { exportPicture } = await import('./exportPicture.ts')
    const { model, numbers } = picture
    const days =
      model.kind === 'calendar'
        ? calendarLegend(model, numbers, {
            nothing: t('stepNothing'),
            unknown: t('missing'),
            range: (from, to) => t('stepRange', { from, to }),
          })
        : []
    return exportPicture({ ...picture, days, figure: figure.current }, locale, format)
  }
  const makeCsv = () => {
    const { head, columns, rows } = table()
    const named = { id: 'name', title: head, type: 'text' as const, value: ({ name }: TableRow) => name }
    const figures = columns.map(({ id, name }, place) => ({
      id,
      title: name,
      type: 'number' as const,
      value: ({ values }: TableRow) => values[place],
    }))
    const text = toCsv([named, ...figures], rows, locale, { yes: '', no: '' })
    return Promise.resolve(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <MenuPanel {...panel}>
      <MenuItem
        label={t('savePng')}
        icon={<Image aria-hidden size={18} />}
        onAction={() => save('png', makePicture('png'))}
      />
      <MenuItem
        label={t('saveSvg')}
        icon={<PenTool aria-hidden size={18} />}
        onAction={() => save('svg', makePicture('svg'))}
      />
      <MenuItem
        label={t('saveCsv')}
        icon={<FileSpreadsheet aria-hidden size={18} />}
        onAction={() => save('csv', makeCsv)}
      />
    </MenuPanel>
  )
}
