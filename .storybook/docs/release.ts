import changelog from '../../design-system/CHANGELOG.md?raw'
import readme from '../../design-system/README.md?raw'
import manifest from '../../design-system/package.json?raw'

const { version }: { version: string } = JSON.parse(manifest)
/** The version of the package that this Storybook shows. */
export const currentVersion = version

/** What somebody reads who installs the package, without its heading. */
export const packageReadme = readme.replace(/^# .*\n+/, '')

/** What the last version brought, without the commits that it came by. */
export const newest = (/^## .*\n([^]*?)(?=^## |$(?![^]))/m.exec(changelog)?.[1] ?? '')
  .replaceAll(/^(- )[0-9a-f]{7,}: /gm, '$1')
  .trim()
