import { IconButton } from '@parvis/design-system/IconButton'
import { Inline } from '@parvis/design-system/Inline'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { Stack } from '@parvis/design-system/Stack'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { movedInOrder } from '../../signing-order.ts'

export interface SigningOrderFieldProps {
  /** The signers in their present order. */
  signers: readonly { id: string; name: string }[]
  onChange: (order: readonly string[]) => void
}

const directions = [
  { by: -1, label: 'prepare.earlier', icon: <ArrowUp size={18} aria-hidden /> },
  { by: 1, label: 'prepare.later', icon: <ArrowDown size={18} aria-hidden /> },
] as const

/** The list of signers in their order, each with buttons to sign earlier or later. */
export function SigningOrderField({ signers, onChange }: SigningOrderFieldProps) {
  const { t } = useTranslation('signatures')
  const list = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ id: string; by: -1 | 1 }>()
  const ids = signers.map(({ id }) => id)
  // Moving an element in the page takes its focus. At the end of the list, the other button of the signer gets it.
  useEffect(() => {
    if (!moved) return
    const row = list.current?.querySelector(`[data-signer="${CSS.escape(moved.id)}"]`)
    const [up, down] = row?.querySelectorAll('button') ?? []
    const [wanted, other] = moved.by === -1 ? [up, down] : [down, up]
    ;(wanted?.disabled ? other : wanted)?.focus()
  }, [moved])
  const last = signers.findIndex(({ id }) => id === moved?.id)
  return (
    <FormSection level={3} title={t('prepare.orderList')} description={t('prepare.orderHint')}>
      <div ref={list}>
        <Stack gap={1} isList>
          {signers.map(({ id, name }, at) => (
            <div key={id} data-signer={id}>
              <Inline gap={2}>
                <span>{t('prepare.numbered', { number: String(at + 1), name })}</span>
                {directions.map(({ by, label, icon }) => (
                  <IconButton
                    key={by}
                    size="small"
                    label={t(label, { name })}
                    icon={icon}
                    isDisabled={by === -1 ? at === 0 : at === signers.length - 1}
                    onPress={() => {
                      onChange(movedInOrder(ids, id, by))
                      setMoved({ id, by })
                    }}
                  />
                ))}
              </Inline>
            </div>
          ))}
        </Stack>
      </div>
      <p role="status">
        {last >= 0 &&
          t('prepare.movedTo', {
            name: signers[last]?.name ?? '',
            number: String(last + 1),
            all: String(signers.length),
          })}
      </p>
    </FormSection>
  )
}
