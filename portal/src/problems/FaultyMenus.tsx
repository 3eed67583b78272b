import { faultyMenusIn } from '@parvis/api-types/problem-parts'
import { useFormats, useLanguage } from '../i18n/formats.ts'

/** The menus that prevent what was refused, with who last changed each and when. */
export function FaultyMenus({ error }: { error: unknown }) {
  const locale = useLanguage()
  const { moment } = useFormats()
  const menus = faultyMenusIn(error)
  if (menus.length === 0) return null
  return (
    <ul>
      {menus.map(({ menuId, menuTitle, menuEnglishTitle, changedByName, changedDate }) => {
        const who = [changedByName, changedDate === null ? null : moment(new Date(changedDate))]
        const known = who.filter(part => part !== null).join(', ')
        const title = locale === 'fr' ? menuTitle : menuEnglishTitle
        return <li key={menuId}>{known === '' ? title : `${title} (${known})`}</li>
      })}
    </ul>
  )
}
