import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../repository/sources.ts'

/** The workspace's packages are linked relatively: copied unchanged, the links point into the copy. */
function copyPackages(root: string, folder: string): void {
  cpSync(join(repositoryRoot, folder), join(root, folder), { recursive: true, verbatimSymlinks: true })
}

/** Copies the sources with the installed packages to a temporary folder. @returns its path */
export function copyRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'parvis-new-'))
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\0')
  for (const name of names) {
    if (name === '' || /^tests\/(pictures\/references|screen-readers|consumer\/api)\//.test(name)) continue
    const from = join(repositoryRoot, name)
    if (!existsSync(from)) continue
    mkdirSync(dirname(join(root, name)), { recursive: true })
    copyFileSync(from, join(root, name))
  }
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(join(repositoryRoot, 'node_modules'))) {
    if (name === '@parvis') copyPackages(root, `node_modules/${name}`)
    else if (!name.startsWith('.') || name === '.pnpm' || name === '.bin')
      symlinkSync(join(repositoryRoot, 'node_modules', name), join(root, 'node_modules', name))
  }
  for (const folder of globSync('{*,tests/bench/components}/node_modules', { cwd: repositoryRoot }))
    copyPackages(root, folder)
  // The repository rules read the files that git knows or does not ignore.
  execFileSync('git', ['init', '--quiet', root])
  return root
}

export const removeCopy = (root: string) => rmSync(root, { recursive: true, force: true })
