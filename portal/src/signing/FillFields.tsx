import { Checkbox } from '@parvis/design-system/Checkbox'
import { SignatureField, type SignatureLook } from '@parvis/design-system/SignatureField'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { formatLongDate } from '@parvis/design-system/i18n/dates'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useLanguage } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { todayInFrance } from './day-in-france.ts'
import { useFaultText } from './useFaultText.ts'
import {
  fieldName,
  initialsLook,
  initialsName,
  mostInitials,
  type FillFault,
  type FillField,
  type Filling,
} from './filling.ts'

export interface FillFieldsProps {
  fields: readonly FillField[]
  /** The name of the signer. */
  name: string
  filling: Filling
  onFill: (filling: Filling) => void
  /** The errors of fields, by field key. */
  faults: ReadonlyMap<number, FillFault>
  /** The error of the initials. */
  initialsFault: FillFault | undefined
}

/** Today's date in France, as the services use it: a moment on that day in the reader's own time zone. */
const today = () => new Date(`${todayInFrance()}T12:00`)

/** The fields to fill in besides the signature, as a form, so that nobody has to find them on the pages. */
export function FillFields({ fields, name, filling, onFill, faults, initialsFault }: FillFieldsProps) {
  const { t } = useTranslation('signing')
  const language = useLanguage()
  const faultText = useFaultText()
  const firstInitials = fields.find(({ kind }) => kind === 'initials')
  const place = ({ page, isOnEveryPage }: FillField) =>
    isOnEveryPage ? t('fill.everyPage') : t('fill.page', { page })
  const messagesOf = (field: FillField) => {
    const fault = faults.get(field.fieldId)
    return fault === undefined ? [] : [{ kind: 'error' as const, text: faultText(fault, field) }]
  }
  const common = (field: FillField) => ({
    name: fieldName(field),
    description: place(field),
    isRequired: field.isRequired,
    messages: messagesOf(field),
  })
  const controlOf = (field: FillField) => {
    const { fieldId: id, kind, label, maxLength } = field
    if (kind === 'text')
      return (
        <TextField
          key={id}
          {...common(field)}
          label={label}
          value={filling.texts[id] ?? ''}
          onChange={text => onFill({ ...filling, texts: { ...filling.texts, [id]: text } })}
          {...(maxLength !== null && { limit: maxLength })}
        />
      )
    if (kind === 'checkbox')
      return (
        <Checkbox
          key={id}
          {...common(field)}
          value={filling.ticked[id] ?? false}
          onChange={isTicked => onFill({ ...filling, ticked: { ...filling.ticked, [id]: isTicked } })}
        >
          {label}
        </Checkbox>
      )
    if (kind === 'date')
      return (
        <p key={id}>
          {t('fill.date', {
            label,
            place: place(field),
            date: formatLongDate(language, today()),
          })}
        </p>
      )
    if (kind === 'signature') return <p key={id}>{t('fill.again', { label, place: place(field) })}</p>
    if (field !== firstInitials) return null
    return (
      <FormSection key={id} level={3} title={t('fill.initials')} description={place(field)}>
        <SignatureField
          of="initials"
          label={t('fill.initials')}
          name={initialsName}
          value={initialsLook(filling, name)}
          onChange={(initials: SignatureLook) => onFill({ ...filling, initials })}
          maximumLength={mostInitials}
          {...(initialsFault && { messages: [{ kind: 'error' as const, text: faultText(initialsFault) }] })}
        />
      </FormSection>
    )
  }
  return (
    <FormSection title={t('fill.title')} description={t('fill.hint')}>
      <Stack gap={5}>{fields.map(controlOf)}</Stack>
    </FormSection>
  )
}
