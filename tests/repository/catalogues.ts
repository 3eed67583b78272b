/** Collects every text of the product, by file. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isCheck, repositoryRoot, type SourceFile } from './sources.ts'
import { spokenIn } from './spoken.ts'
import type { Catalogue } from './words.ts'

/** Both languages of one file, or of a folder with `en.ts` beside `fr.ts`. */
interface BothLanguages {
  name: string
  en: Catalogue
  fr: Catalogue
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function exportsOf(path: string): Promise<Record<string, unknown>> {
  const module: unknown = await import(pathToFileURL(join(repositoryRoot, path)).href)
  return isCatalogue(module) ? module : {}
}

/** The texts that the services write to people in letters, in the bell and in citations. Demo data are excluded. */
export const readLetters = (files: readonly SourceFile[]): BothLanguages[] =>
  files
    .filter(file => /^services\/src\/(?:domain|mail)\/.*\.ts$/.test(file.path) && !isCheck(file))
    .map(spokenIn)
    .filter(({ en, fr }) => Object.keys(en).length + Object.keys(fr).length > 0)

/**
 * Pairs of both languages: `*.messages.ts` and the sign-in pages' `words.ts` with `{ en, fr }`, and `en.ts` beside
 * `fr.ts`.
 */
export async function readCatalogues(files: readonly SourceFile[]): Promise<BothLanguages[]> {
  const found: BothLanguages[] = []
  for (const { path } of files) {
    if (/^(design-system|portal|services)\/src\/.*(\.messages|\/page\/words)\.ts$/.test(path)) {
      for (const [name, value] of Object.entries(await exportsOf(path))) {
        if (!isCatalogue(value) || !isCatalogue(value['en']) || !isCatalogue(value['fr'])) continue
        found.push({ name: `${path} ${name}`, en: value['en'], fr: value['fr'] })
      }
    }
    if (/^(portal|services)\/src\/(.*\/)?en\.ts$/.test(path)) {
      const french = path.replace(/en\.ts$/, 'fr.ts')
      const [en] = Object.values(await exportsOf(path)).filter(isCatalogue)
      const [fr] = Object.values(await exportsOf(french)).filter(isCatalogue)
      found.push({ name: path.replace(/\/en\.ts$/, ''), en: en ?? {}, fr: fr ?? {} })
    }
  }
  return found
}
