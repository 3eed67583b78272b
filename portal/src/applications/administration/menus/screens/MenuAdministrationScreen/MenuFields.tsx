import { Checkbox } from '@parvis/design-system/Checkbox'
import { ColorField } from '@parvis/design-system/ColorField'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { Grid } from '@parvis/design-system/Grid'
import { IconPicker } from '@parvis/design-system/IconPicker'
import { NumberField } from '@parvis/design-system/NumberField'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuLimits } from '../../rules/menu-rules.ts'
import type { MenuValues } from '../../rules/menu-values.ts'
import { MenuField } from './MenuField.tsx'
import { MenuPreviews } from './MenuPreviews.tsx'
import { ScopeField } from './ScopeField.tsx'

/** A menu that another one can be put below. */
export interface ParentChoice {
  id: number
  /** The titles from the top: "Administration › Menus". */
  path: string
}

export interface MenuFieldsProps {
  control: Control<MenuValues>
  parents: readonly ParentChoice[]
}

/** A choice of a list is a text; the home page has no key. */
const homePage = 'home'
const placeOf = (parentId: number | null) => (parentId === null ? homePage : String(parentId))

/** Every field of a menu, in the order in which one thinks of them. */
export function MenuFields({ control, parents }: MenuFieldsProps) {
  const { t } = useTranslation('menus')
  const places = [
    { id: homePage, label: t('parent.none') },
    ...parents.map(({ id, path }) => ({ id: String(id), label: path })),
  ]
  return (
    <>
      <FormSection level={3} title={t('form.words')} description={t('form.wordsHint')}>
        <MenuField name="menuTitle" control={control}>
          {field => <TextField {...field} limit={menuLimits.title} />}
        </MenuField>
        <MenuField name="menuEnglishTitle" control={control}>
          {field => <TextField {...field} limit={menuLimits.title} />}
        </MenuField>
        <MenuField name="menuDescription" control={control}>
          {field => <TextArea {...field} rows={2} limit={menuLimits.description} />}
        </MenuField>
        <MenuField name="menuEnglishDescription" control={control}>
          {field => <TextArea {...field} rows={2} limit={menuLimits.description} />}
        </MenuField>
      </FormSection>
      <FormSection level={3} title={t('form.look')} description={t('form.lookHint')}>
        <Grid columnWidth="14rem">
          <IconField control={control} />
          <MenuField name="menuColor" control={control}>
            {field => <ColorField {...field} />}
          </MenuField>
        </Grid>
        <MenuPreviews control={control} />
      </FormSection>
      <FormSection level={3} title={t('form.target')} description={t('form.targetHint')}>
        <MenuField name="menuLink" control={control}>
          {field => (
            <TextField {...field} description={t('hint.menuLink')} inputMode="url" spellCheck={false} />
          )}
        </MenuField>
        <MenuField name="menuCode" control={control}>
          {field => (
            <TextField
              {...field}
              description={t('hint.menuCode')}
              limit={menuLimits.code}
              spellCheck={false}
            />
          )}
        </MenuField>
        <MenuField name="menuParentId" control={control}>
          {({ value, onChange, ...field }) => (
            <ComboBox
              {...field}
              value={places.find(({ id }) => id === placeOf(value)) ?? null}
              onChange={place => onChange(place && place.id !== homePage ? Number(place.id) : null)}
              options={places}
            />
          )}
        </MenuField>
        <MenuField name="menuOrder" control={control}>
          {field => (
            <NumberField
              {...field}
              description={t('hint.menuOrder')}
              minimum={0}
              maximum={menuLimits.order}
              format={{ useGrouping: false }}
            />
          )}
        </MenuField>
      </FormSection>
      <FormSection level={3} title={t('form.access')} description={t('form.accessHint')}>
        <ScopeField control={control} />
        <MenuField name="onlyFirm" control={control}>
          {({ label, ...field }) => (
            <Checkbox {...field} isRequired={false} description={t('hint.onlyFirm')}>
              {label}
            </Checkbox>
          )}
        </MenuField>
        <MenuField name="forceRefresh" control={control}>
          {({ label, ...field }) => (
            <Checkbox {...field} isRequired={false} description={t('hint.forceRefresh')}>
              {label}
            </Checkbox>
          )}
        </MenuField>
      </FormSection>
    </>
  )
}

/** The icons are offered in the colour that they will have. */
function IconField({ control }: { control: Control<MenuValues> }) {
  const color = useWatch({ control, name: 'menuColor' })
  return (
    <MenuField name="menuIcon" control={control}>
      {field => <IconPicker {...field} color={color} />}
    </MenuField>
  )
}
