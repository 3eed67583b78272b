import { SignatureSignerForm as limits } from '@parvis/api-types/limits/signatures'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { NumberField } from '@parvis/design-system/NumberField'
import { Select } from '@parvis/design-system/Select'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import {
  presetNames,
  presetOf,
  presets,
  type PlacedSigner,
  type Preset,
} from '../../../../../signing/rules-of-place.ts'

export interface PlaceFieldsProps {
  /** The places of signatures and fields. */
  signers: readonly PlacedSigner[]
  /** The key of the signature or field to place. */
  chosen: string
  pageCount: number
  /** What is wrong with the place. @default nothing */
  fault?: string
  onChoose: (id: string) => void
  onPlace: (place: PlacedSigner) => void
}

/** Places a signature or field without dragging: by page, by a named place, or by numbers. */
export function PlaceFields({ signers, chosen, pageCount, fault, onChoose, onPlace }: PlaceFieldsProps) {
  const { t } = useTranslation('signatures')
  const signer = signers.find(({ id }) => id === chosen)
  if (!signer) return null
  const { page, across, down } = signer
  const preset = presetOf(signer)
  return (
    <>
      {signers.length > 1 && (
        <Select
          label={t('prepare.signer')}
          value={chosen}
          onChange={onChoose}
          options={signers.map(each => ({
            id: each.id,
            label: each.isOnEveryPage
              ? t('fields.placedEverywhere', { name: each.name })
              : t('prepare.placed', { name: each.name, page: each.page }),
          }))}
        />
      )}
      {!signer.isOnEveryPage && (
        <>
          <NumberField
            label={t('prepare.page')}
            value={page}
            minimum={1}
            maximum={pageCount}
            hasSteppers
            onChange={next => onPlace({ ...signer, page: next ?? page })}
          />
          {page !== pageCount && (
            <Inline>
              <Button size="small" onPress={() => onPlace({ ...signer, page: pageCount })}>
                {t('fields.lastPage')}
              </Button>
            </Inline>
          )}
        </>
      )}
      <Select
        label={t('prepare.preset')}
        value={preset ?? 'other'}
        messages={fault === undefined ? [] : [{ kind: 'error', text: fault }]}
        onChange={name => {
          if (name === 'other') return
          const [toRight, toBottom] = presets[name as Preset]
          onPlace({ ...signer, across: toRight, down: toBottom })
        }}
        options={[
          ...presetNames.map(name => ({ id: name, label: t(`preset.${name}`) })),
          ...(preset === undefined ? [{ id: 'other', label: t('preset.other') }] : []),
        ]}
      />
      <NumberField
        label={t('prepare.across')}
        suffix={t('prepare.percent')}
        value={across}
        minimum={limits.across.minimum}
        maximum={limits.across.maximum}
        hasSteppers
        onChange={next => onPlace({ ...signer, across: next ?? across })}
      />
      <NumberField
        label={t('prepare.down')}
        suffix={t('prepare.percent')}
        value={down}
        minimum={limits.down.minimum}
        maximum={limits.down.maximum}
        hasSteppers
        onChange={next => onPlace({ ...signer, down: next ?? down })}
      />
    </>
  )
}
