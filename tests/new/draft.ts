import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Why nothing was written, for a person to read. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Files to be written: nothing is on disk before `save`, so that a refusal leaves nothing behind. */
export class Draft {
  readonly #root: string
  readonly #written = new Map<string, string>()

  /** @param root absolute path of the repository */
  constructor(root: string) {
    this.#root = root
  }

  has(path: string): boolean {
    return this.#written.has(path) || existsSync(join(this.#root, path))
  }

  read(path: string): string {
    return this.#written.get(path) ?? readFileSync(join(this.#root, path), 'utf8')
  }

  /** Existing files that match a pattern, as paths in the repository. */
  find(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#root }).toSorted()
  }

  /** @throws Refusal when the file exists */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Refusal(`${path} exists already.`)
    this.#written.set(path, text)
  }

  edit(path: string, change: (text: string) => string): void {
    this.#written.set(path, change(this.read(path)))
  }

  /** Writes everything. @returns the paths */
  save(): string[] {
    for (const [path, text] of this.#written) {
      const file = join(this.#root, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    return [...this.#written.keys()]
  }
}
