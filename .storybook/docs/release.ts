import changelog from '../../design-system/CHANGELOG.md?raw'
import readme from '../../design-system/README.md?raw'
import manifest from '../../design-system/package.json?raw'

const { version }: { version: string } = JSON.parse(manifest)
/** The version of the package that this Storybook shows. */
export const currentVersion = version

/** The README of the package, without its heading. */
export const packageReadme = readme.replace(/^# .*\n+/, '')

/** The changelog of the last version, without commit hashes. */
export const newest = (/^## .*\n([^]*?)(?=^## |$(?![^]))/m.exec(changelog)?.[1] ?? '')
  .replaceAll(/^(- )[0-9a-f]{7,}: /gm, '$1')
  .trim()
