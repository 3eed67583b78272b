import { otherNames, otherNamesAnchor } from '../other-names.ts'

/** The component's names elsewhere: shows readers who searched for one of them that they are on the right page. */
export function OtherNames({ title }: { title: string }) {
  const names = otherNames[title.split('/').at(-1) ?? '']
  if (names === undefined) return null
  return (
    <p id={otherNamesAnchor} className="docs-other-names">
      Also called {names.en.join(', ')}; <span lang="fr">{names.fr.join(', ')}</span>.
    </p>
  )
}
