import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { NumberField } from '@parvis/design-system/NumberField'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { largestSeed } from '../../rules/plausible.ts'

export interface FillPlausiblyProps {
  /** The props of the seed's form field. */
  field: {
    name: string
    value: number | null
    onChange: (value: number | null) => void
    onBlur: () => void
    messages: readonly FieldMessage[]
  }
  onFill: (seed: number) => void
}

/** The seed, with a button that fills the step from it. The same seed produces the same data. */
export function FillPlausibly({ field, onFill }: FillPlausiblyProps) {
  const { t } = useTranslation('testData')
  const { value, messages, ...rest } = field
  return (
    <Inline gap={3}>
      <NumberField
        {...rest}
        messages={[...messages]}
        value={value}
        label={t('field.seed')}
        description={t('hint.seed')}
        minimum={1}
        maximum={largestSeed}
        format={{ useGrouping: false, maximumFractionDigits: 0 }}
        hasSteppers
        isRequired
      />
      <Button isDisabled={value === null} onPress={() => value !== null && onFill(value)}>
        {t('action.fill')}
      </Button>
    </Inline>
  )
}
