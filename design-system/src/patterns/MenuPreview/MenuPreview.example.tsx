import { MenuPreview } from '@parvis/design-system/patterns/MenuPreview'

export function InEnglish({ title }: { title: string }) {
  return (
    <MenuPreview lang="en" caption="English" title={title} description="" icon="calendar" color="#2b7fb8" />
  )
}
