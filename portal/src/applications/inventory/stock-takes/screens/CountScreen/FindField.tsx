import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import { useDeferredValue, useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { CountLine } from '../../counts/count-store.ts'
import { findLines, linesOfCode, type Counted } from '../../rules/sheet.ts'

const most = 8

export interface FindFieldProps {
  lines: readonly CountLine[]
  counted: ReadonlyMap<number, Counted>
  onChoose: (id: number) => void
  /** Shows all places: what is found may be in another one. */
  onPlace: (place: 'all') => void
}

/** An article found by its name, or scanned: a scanner types its code and ends with Enter. */
export function FindField({ lines, counted, onChoose, onPlace }: FindFieldProps) {
  const { t } = useTranslation('stockTakes')
  const number = new Intl.NumberFormat(useLanguage())
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<string>()
  const asked = useDeferredValue(text)
  const found = findLines(lines, asked).slice(0, most)
  const choose = ({ id }: CountLine) => {
    onPlace('all')
    onChoose(id)
    setText('')
    setUnknown(undefined)
  }
  const submit = (told: string) => {
    const exact = linesOfCode(lines, told)
    // Of several places the one that is not counted yet.
    const line = exact.find(({ id }) => !counted.has(id)) ?? exact[0] ?? findLines(lines, told)[0]
    if (line) choose(line)
    else if (told.trim() !== '') setUnknown(told.trim())
  }
  return (
    <Stack gap={3}>
      <SearchField
        label={t('sheet.find')}
        placeholder={t('sheet.findHint')}
        value={text}
        onChange={told => {
          setText(told)
          setUnknown(undefined)
        }}
        onSubmit={submit}
      />
      {unknown !== undefined && (
        <Banner kind="warning" live="polite" title={t('sheet.unknownTitle')}>
          {t('sheet.unknown', { text: unknown })}
        </Banner>
      )}
      {found.length > 0 && (
        <Stack gap={2} isList>
          {found.map(line => {
            const known = counted.get(line.id)
            return (
              <Button key={line.id} onPress={() => choose(line)}>
                {known
                  ? t('sending.item', { name: line.name, quantity: number.format(known.quantity) })
                  : line.name}
              </Button>
            )
          })}
        </Stack>
      )}
    </Stack>
  )
}
