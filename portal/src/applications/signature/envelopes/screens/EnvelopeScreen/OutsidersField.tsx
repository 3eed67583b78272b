import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Outsider } from './OutsiderDialog.tsx'

export interface OutsidersFieldProps {
  /** What becomes of them. */
  hint: string
  outsiders: readonly Outsider[]
  /** No more people can be added. */
  isFull: boolean
  onAdd: () => void
  onRemove: (outsider: Outsider) => void
}

/** People from outside, and one more. */
export function OutsidersField({ hint, outsiders, isFull, onAdd, onRemove }: OutsidersFieldProps) {
  const { t } = useTranslation('signatures')
  return (
    <FormSection level={3} title={t('prepare.outsideLabel')} description={hint}>
      {outsiders.map(each => (
        <Inline key={each.email} gap={2}>
          <span>
            {t('prepare.outsidePerson', {
              name: each.name,
              email: each.email,
              language: t(`outside.${each.language}`),
            })}
          </span>
          <Button variant="quiet" onPress={() => onRemove(each)}>
            {t('prepare.removeOutside', { name: each.name })}
          </Button>
        </Inline>
      ))}
      <Inline>
        <Button isDisabled={isFull} onPress={onAdd}>
          {t('prepare.addOutside')}
        </Button>
      </Inline>
    </FormSection>
  )
}
