import { CountForm as limits } from '@parvis/api-types/limits/count-sheets'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { TextField } from '@parvis/design-system/TextField'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { fieldMessages } from '../../../../../forms/field-texts.ts'
import { sentText, textFault } from '../../../../../forms/required-text.ts'
import type { CountLine } from '../../counts/count-store.ts'
import { readQuantity, withoutSpaces, type QuantityFault } from '../../rules/expression.ts'
import type { Counted } from '../../rules/sheet.ts'

/** The values entered for a line. */
export interface Entry {
  quantity: number
  expression: string
  note: string
}

export interface LineEntryProps {
  line: CountLine
  /** Whether this is a recount. */
  isRecount: boolean
  /** The reader's earlier count of the line. */
  known: Counted | undefined
  /** Stores a quantity. Resolves to false if that failed, so that the quantity stays in the field. */
  onSave: (entry: Entry) => Promise<boolean>
  /** Goes to the previous or next line; undefined if there is no other. */
  onStep: ((by: -1 | 1) => void) | undefined
  /** Set to the field of the quantity. */
  field: RefObject<HTMLInputElement | null>
  /** Shown below the fields. */
  children: ReactNode
}

/** The signs that a phone's numeric keyboard lacks. */
const keys = [
  { id: 'times', sign: '*' },
  { id: 'plus', sign: '+' },
  { id: 'minus', sign: '-' },
  { id: 'pack', sign: 'p' },
] as const

/** The line to count. Its field has the focus, and Enter goes on to the next line. */
export function LineEntry({ line, isRecount, known, onSave, onStep, field, children }: LineEntryProps) {
  const { t } = useTranslation('stockTakes')
  // The messages about texts are the same everywhere.
  const { t: tShell } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { name, code, site, zone, shelf, batch, unit, packSize, isAdded } = line
  const [text, setText] = useState('')
  const [note, setNote] = useState(known?.note ?? '')
  const [fault, setFault] = useState<QuantityFault>()
  const [noteFault, setNoteFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const noteField = useRef<HTMLInputElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // Each line has a new field: focus it, and scroll its title into view.
  useEffect(() => {
    field.current?.focus()
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [field])
  const hasPacks = packSize > 1
  const submit = async () => {
    const read = readQuantity(text, { packSize, isWhole: unit === 'piece' })
    if ('fault' in read) {
      setFault(read.fault)
      field.current?.focus()
      return
    }
    const sentNote = sentText(note)
    const wrong = textFault(sentNote, limits.note.maxLength)
    if (wrong !== undefined) {
      setNoteFault(wrong)
      noteField.current?.focus()
      return
    }
    setPending(true)
    await onSave({ quantity: read.value, expression: withoutSpaces(text), note: sentNote })
    setPending(false)
  }
  const facts = [
    t('sheet.place', { site, zone }),
    ...(shelf === '' ? [] : [t('sheet.shelf', { shelf })]),
    code,
    ...(batch === '' ? [] : [t('sheet.batch', { batch })]),
    ...(hasPacks ? [t('sheet.packs', { packSize: number.format(packSize) })] : []),
  ]
  return (
    <Card title={name} titleRef={title}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isPending) void submit()
        }}
      >
        <Stack gap={4}>
          <p>{facts.join(' · ')}</p>
          {(isRecount || isAdded) && (
            <Inline>
              {isRecount && <StatusBadge kind="warning">{t('sheet.recount')}</StatusBadge>}
              {isAdded && <StatusBadge kind="draft">{t('sheet.added')}</StatusBadge>}
            </Inline>
          )}
          {known && <p>{t('sheet.already', { quantity: number.format(known.quantity) })}</p>}
          <TextField
            ref={field}
            label={
              unit === 'piece' ? t('sheet.quantity') : t('sheet.quantityIn', { unit: t(`unit.${unit}`) })
            }
            description={
              hasPacks ? t('hint.packs', { packSize: number.format(packSize) }) : t('hint.quantity')
            }
            isRequired
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={told => {
              setText(told)
              setFault(undefined)
            }}
            messages={fault ? [{ kind: 'error', text: t(`sheet.fault.${fault}`) }] : []}
          />
          <Inline gap={2}>
            {keys.map(({ id, sign }) =>
              id === 'pack' && !hasPacks ? null : (
                <Button
                  key={id}
                  onPress={() => {
                    setText(before => before + sign)
                    field.current?.focus()
                  }}
                >
                  {t(`sheet.${id}`)}
                </Button>
              ),
            )}
          </Inline>
          <TextField
            ref={noteField}
            label={t('field.note')}
            autoComplete="off"
            limit={limits.note.maxLength}
            value={note}
            onChange={told => {
              setNote(told)
              setNoteFault(undefined)
            }}
            messages={fieldMessages(tShell, { message: noteFault }, t('field.note'))}
          />
          <Inline gap={2}>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('sheet.save')}
            </Button>
            {onStep && (
              <>
                <Button onPress={() => onStep(-1)}>{t('sheet.previous')}</Button>
                <Button onPress={() => onStep(1)}>{t('sheet.skip')}</Button>
              </>
            )}
          </Inline>
        </Stack>
      </form>
      {children}
    </Card>
  )
}
