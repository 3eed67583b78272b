import { otherNames, otherNamesAnchor } from '../other-names.ts'

/** What the component of a page is called elsewhere: shows a reader who searched for that name that this is the right page. */
export function OtherNames({ title }: { title: string }) {
  const names = otherNames[title.split('/').at(-1) ?? '']
  if (names === undefined) return null
  return (
    <p id={otherNamesAnchor} className="docs-other-names">
      Also called {names.en.join(', ')}; <span lang="fr">{names.fr.join(', ')}</span>.
    </p>
  )
}
