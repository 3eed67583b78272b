import { SignatureFieldForm as limits } from '@parvis/api-types/limits/signatures'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Inline } from '@parvis/design-system/Inline'
import { NumberField } from '@parvis/design-system/NumberField'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { mayStayEmpty, type DraftField } from '../../draft-fields.ts'

export interface DraftFieldPartProps {
  field: DraftField
  /** Whether the sender has tried to send, so that missing values are reported. */
  isTried: boolean
  onChange: (field: DraftField) => void
  onRemove: () => void
}

const rangeOf = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({ minimum, maximum })

/** The settings of one field, and its size. */
export function DraftFieldPart({ field, isTried, onChange, onRemove }: DraftFieldPartProps) {
  const { t } = useTranslation('signatures')
  const { kind, label, isOnEveryPage, isRequired, maxLength, width, height } = field
  const lacksLabel = isTried && label.trim() === ''
  const size = { suffix: t('fields.points'), hasSteppers: true }
  return (
    <FormSection level={3} title={t(`fields.kind.${kind}`)} description={t(`fields.hint.${kind}`)}>
      <TextField
        name="field-label"
        label={t('fields.label')}
        description={t('fields.labelHint')}
        isRequired
        value={label}
        limit={limits.label.maxLength}
        onChange={text => onChange({ ...field, label: text.slice(0, limits.label.maxLength) })}
        messages={lacksLabel ? [{ kind: 'error', text: t('fields.labelFirst') }] : []}
      />
      <Checkbox value={isOnEveryPage} onChange={isOn => onChange({ ...field, isOnEveryPage: isOn })}>
        {t('fields.everyPage')}
      </Checkbox>
      {mayStayEmpty(field) && (
        <Checkbox value={isRequired} onChange={isNeeded => onChange({ ...field, isRequired: isNeeded })}>
          {t('fields.required')}
        </Checkbox>
      )}
      {maxLength !== undefined && (
        <NumberField
          label={t('fields.maxLength')}
          value={maxLength}
          {...rangeOf(limits.maxLength)}
          hasSteppers
          onChange={most => onChange({ ...field, maxLength: most ?? maxLength })}
        />
      )}
      <NumberField
        label={t('fields.width')}
        {...rangeOf(limits.width)}
        {...size}
        value={width}
        onChange={wide => onChange({ ...field, width: wide ?? width })}
      />
      <NumberField
        label={t('fields.height')}
        {...rangeOf(limits.height)}
        {...size}
        value={height}
        onChange={high => onChange({ ...field, height: high ?? height })}
      />
      <Inline>
        <Button variant="quiet" onPress={onRemove}>
          {t('fields.remove', { label })}
        </Button>
      </Inline>
    </FormSection>
  )
}
