import type { CSSProperties, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Button } from 'react-aria-components/Button'
import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea'
import { parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'
import { suggestedColors, unchosenColor } from '../../tokens/menuColors.ts'
import type { FieldMessage } from '../ValidationMessage/ValidationMessage.tsx'
import * as styles from './ColorField.css.ts'
import { messages } from './ColorField.messages.ts'
import { contrastOfColor, isHexColor, tidyColor } from './contrastOfColor.ts'

interface ColorFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
  /** `#rrggbb`, or what was typed so far. */
  value?: string
  /** Colours to choose from at once, as `#rrggbb`. @default nine hues */
  swatches?: readonly string[]
  /**
   * Warns when the color is too faint in one of the themes. Such a color is adjusted for display, not rejected.
   * @default true
   */
  warnsOfContrast?: boolean
  ref?: Ref<HTMLInputElement>
}
export type ColorFieldProps = ColorFieldOwnProps & FieldLabelling

const suggestedNames = Object.keys(suggestedColors) as (keyof typeof suggestedColors)[]
type Translate = ReturnType<typeof useMessages<typeof messages.en>>

/** Minimum contrast ratio for symbols (WCAG 2.2, 1.4.11). */
const enough = 3

function useContrastMessages(value: string, isOn: boolean): FieldMessage[] {
  const t = useMessages(messages)
  const locale = useLocale()
  if (!isOn || !isHexColor(value)) return []
  const ratios = contrastOfColor(value)
  const written = (ratio: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.floor(ratio * 10) / 10)
  return [
    ...(ratios.light < enough ? [t('faintLight', { ratio: written(ratios.light) })] : []),
    ...(ratios.dark < enough ? [t('faintDark', { ratio: written(ratios.dark) })] : []),
  ].map(text => ({ kind: 'warning', text }))
}

/** Our own name for a suggested colour. React Aria's names describe any colour ("greyish cyan blue"). */
function nameOf(swatch: string, t: Translate): string | undefined {
  const name = suggestedNames.find(one => suggestedColors[one] === swatch.toLowerCase())
  return name && t(name)
}

/** A field for a color that is typed as `#rrggbb`, chosen from suggestions, or picked. */
export function ColorField({ ref, ...props }: ColorFieldProps) {
  const {
    swatches = Object.values(suggestedColors),
    warnsOfContrast = true,
    isDisabled = false,
    isReadOnly = false,
  } = props
  const [value, onChange] = useFieldValue(props, '')
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const warnings = useContrastMessages(value, warnsOfContrast)
  const texts = { ...props, messages: [...(props.messages ?? []), ...warnings] }
  const parts = useField(texts)
  const name = props.label ?? props['aria-label'] ?? ''
  const color = isHexColor(value) ? value : unchosenColor
  const isFixed = isDisabled || isReadOnly
  return (
    <AriaTextField
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly })}
      onBlur={() => {
        const tidy = tidyColor(value)
        if (tidy !== value) onChange(tidy)
        props.onBlur?.()
      }}
      autoComplete="off"
      spellCheck="false"
      value={value}
      onChange={onChange}
    >
      <FieldFrame field={texts} parts={parts}>
        <div className={`${field.control} ${styles.input}`}>
          <DialogTrigger>
            <Button
              slot={null}
              aria-label={t('pick', { field: name })}
              isDisabled={isFixed}
              className={styles.trigger}
            >
              <ColorSwatch {...(isHexColor(value) && { color: value })} className={styles.swatch} />
            </Button>
            <Popover className={styles.popover} offset={8} placement="bottom start">
              <Dialog aria-label={t('pick', { field: name })} className={styles.dialog}>
                <ColorArea
                  aria-label={t('area')}
                  colorSpace="hsb"
                  xChannel="saturation"
                  yChannel="brightness"
                  value={parseColor(color).toFormat('hsb')}
                  onChange={next => onChange(next.toString('hex').toLowerCase())}
                  className={styles.area}
                >
                  <ColorThumb className={styles.thumb} />
                </ColorArea>
                <ColorSlider
                  aria-label={t('hue')}
                  colorSpace="hsb"
                  channel="hue"
                  value={parseColor(color).toFormat('hsb')}
                  onChange={next => onChange(next.toString('hex').toLowerCase())}
                  className={styles.slider}
                >
                  <SliderTrack className={styles.track}>
                    <ColorThumb className={styles.thumb} />
                  </SliderTrack>
                </ColorSlider>
              </Dialog>
            </Popover>
          </DialogTrigger>
          <Input {...dataProps(props)} ref={input} className={`${field.input} ${styles.hex}`} />
        </div>
        {!isFixed && (
          <ColorSwatchPicker
            aria-label={t('swatches')}
            value={color}
            onChange={next => onChange(next.toString('hex').toLowerCase())}
            className={styles.swatches}
            style={{ '--swatches': swatches.length } as CSSProperties}
          >
            {swatches.map(swatch => (
              <ColorSwatchPickerItem key={swatch} color={swatch} className={styles.choice}>
                <ColorSwatch {...given({ colorName: nameOf(swatch, t) })} className={styles.swatch} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        )}
      </FieldFrame>
    </AriaTextField>
  )
}
