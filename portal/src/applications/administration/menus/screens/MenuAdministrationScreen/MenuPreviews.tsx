import { Grid } from '@parvis/design-system/Grid'
import { MenuPreview } from '@parvis/design-system/patterns/MenuPreview'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { MenuValues } from '../../rules/menu-values.ts'

/** The tile and the sidebar entry in both languages, as the form stands. */
export function MenuPreviews({ control }: { control: Control<MenuValues> }) {
  const { t } = useTranslation('menus')
  const values = useWatch({ control })
  const { menuIcon: icon = '', menuColor: color = '' } = values
  const inLanguage = (lang: 'fr' | 'en', title = '', description = '') => ({
    lang,
    // What is not filled in is said in the language of the preview.
    title: title.trim() === '' ? t(`preview.noTitle.${lang}`) : title,
    description: description.trim() === '' ? t(`preview.noDescription.${lang}`) : description,
  })
  return (
    <Grid columnWidth="16rem">
      <MenuPreview
        {...inLanguage('fr', values.menuTitle, values.menuDescription)}
        caption={t('preview.french')}
        icon={icon}
        color={color}
      />
      <MenuPreview
        {...inLanguage('en', values.menuEnglishTitle, values.menuEnglishDescription)}
        caption={t('preview.english')}
        icon={icon}
        color={color}
      />
    </Grid>
  )
}
