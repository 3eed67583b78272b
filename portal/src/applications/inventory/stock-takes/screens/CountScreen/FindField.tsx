import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useDeferredValue, useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import type { CountLine } from '../../counts/count-store.ts'
import { checkDigitIsWrong } from '../../importing/barcode.ts'
import { findLines, linesOfCode, type Counted } from '../../rules/sheet.ts'
import { useAfterDialog } from './useAfterDialog.ts'

const ScanDialog = lateDialog(async () => ({
  default: (await import('../../scanning/ScanDialog.tsx')).ScanDialog,
}))

const most = 8

export interface FindFieldProps {
  lines: readonly CountLine[]
  counted: ReadonlyMap<number, Counted>
  onChoose: (id: number) => void
  /** Shows all places, because a match may be in a place that is hidden. */
  onPlace: (place: 'all') => void
  /** Adds an article whose code is not on the list; undefined if the reader may not. */
  onAdd: ((code: string) => void) | undefined
}

/** Finds an article by its name or by scanning: a scanner types the code and ends with Enter. */
export function FindField({ lines, counted, onChoose, onPlace, onAdd }: FindFieldProps) {
  const { t } = useTranslation('stockTakes')
  const number = new Intl.NumberFormat(useLanguage())
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<string>()
  const [isScanning, setScanning] = useState(false)
  const [said, setSaid] = useState('')
  const asked = useDeferredValue(text)
  const found = findLines(lines, asked).slice(0, most)
  const choose = ({ id }: CountLine) => {
    onPlace('all')
    onChoose(id)
    setText('')
    setUnknown(undefined)
  }
  /** @param isScanned whether the camera read the text, which then has to match a whole code */
  const submit = (told: string, isScanned = false) => {
    const exact = linesOfCode(lines, told)
    const alike = isScanned ? [] : findLines(lines, told)
    // If the article is in several places, prefer one that is not counted yet.
    const line = exact.find(({ id }) => !counted.has(id)) ?? exact[0] ?? alike[0]
    if (line) choose(line)
    else if (told.trim() !== '') setUnknown(told.trim())
    return line
  }
  const useScanned = useAfterDialog((code: string) => {
    const line = submit(code, true)
    setSaid(line ? t('scan.read', { text: code, name: line.name }) : '')
  })
  // A shorter number is often a firm's own code, without a check digit.
  const isWrong = unknown?.length === 13 && checkDigitIsWrong(unknown)
  return (
    <Stack gap={3}>
      <SearchField
        label={t('sheet.find')}
        placeholder={t('sheet.findHint')}
        value={text}
        onChange={told => {
          setText(told)
          setUnknown(undefined)
          setSaid('')
        }}
        onSubmit={told => void submit(told)}
      />
      <Inline>
        <Button onPress={() => setScanning(true)}>{t('scan.open')}</Button>
      </Inline>
      <div role="status">{said !== '' && <p>{said}</p>}</div>
      {unknown !== undefined && (
        <Banner
          kind="warning"
          live="polite"
          title={t('sheet.unknownTitle')}
          actions={!isWrong && onAdd && <Button onPress={() => onAdd(unknown)}>{t('sheet.add')}</Button>}
        >
          {t(isWrong ? 'sheet.wrongCode' : onAdd ? 'sheet.unknown' : 'sheet.unknownHere', { text: unknown })}
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
      <Suspense fallback={null}>
        {isScanning && (
          <ScanDialog
            onFound={code => {
              setScanning(false)
              useScanned(code)
            }}
            onClose={() => setScanning(false)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
