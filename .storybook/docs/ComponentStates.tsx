import { Suspense } from 'react'
import { since, stateOf } from '../../design-system/since.ts'
import { summaryOf } from '../../design-system/specSummary.ts'
import { currentVersion } from './release.ts'
import { SpecText } from './SpecText.tsx'
import { specOf } from './specs.ts'

/** A table of every component and pattern: its state, the version that introduced it, and its purpose. */
export function ComponentStates() {
  const rows = Object.entries(since).map(([name, version]) => {
    const spec = specOf(name)
    return `| \`${name}\` | ${stateOf(version, currentVersion)} | ${version} | ${spec === undefined ? '' : summaryOf(spec)} |`
  })
  const table = ['| component | state | since | what it is for |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
  return (
    <Suspense>
      <SpecText title="">{table}</SpecText>
    </Suspense>
  )
}

/** On a component's page: the version that introduced it. */
export function ComponentSince({ title }: { title: string }) {
  const version = since[title.split('/').at(-1) ?? '']
  if (version === undefined) return null
  return (
    <p className="docs-other-names">
      {stateOf(version, currentVersion) === 'new' ? 'New' : 'Stable'}, since {version}.
    </p>
  )
}
