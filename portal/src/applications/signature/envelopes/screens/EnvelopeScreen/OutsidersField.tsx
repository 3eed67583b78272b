import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useRef } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Outsider } from './OutsiderDialog.tsx'

export interface OutsidersFieldProps {
  title: string
  /** The label of the button for adding a person. */
  addLabel: string
  /** What happens with these people. */
  hint: string
  outsiders: readonly Outsider[]
  /** Whether the maximum number of people is reached. */
  isFull: boolean
  onAdd: () => void
  onRemove: (outsider: Outsider) => void
}

/** The list of people from outside, and a button to add one. */
export function OutsidersField(props: OutsidersFieldProps) {
  const { title, addLabel, hint, outsiders, isFull, onAdd, onRemove } = props
  const { t } = useTranslation('signatures')
  const add = useRef<HTMLDivElement>(null)
  return (
    <FormSection level={3} title={title} description={hint}>
      {outsiders.map(each => (
        <Inline key={each.email} gap={2}>
          <span>
            {t('prepare.outsidePerson', {
              name: each.name,
              email: each.email,
              language: t(`outside.${each.language}`),
            })}
          </span>
          <Button
            variant="quiet"
            onPress={() => {
              add.current?.querySelector('button')?.focus()
              onRemove(each)
            }}
          >
            {t('prepare.removeOutside', { name: each.name })}
          </Button>
        </Inline>
      ))}
      <div ref={add}>
        <Button isDisabled={isFull} onPress={onAdd}>
          {addLabel}
        </Button>
      </div>
    </FormSection>
  )
}
