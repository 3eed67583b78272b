/** Where the accessibility trees of the stories are stored: one file per story file and condition. */
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Folder with one folder per condition. */
export const screenReaderFolder = fileURLToPath(new URL('../screen-readers/', import.meta.url))

interface Context {
  config: { name: string }
}

function isContext(value: unknown): value is Context {
  return typeof value === 'object' && value !== null && 'config' in value
}

/**
 * The file in which vitest stores the accessibility trees of a story file.
 * @param storyFile absolute path of the story file
 * @param extension including its dot
 * @param context of vitest: its `config.name` is the condition
 */
export function screenReaderFile(storyFile: string, extension: string, context: unknown): string {
  if (!isContext(context)) throw new Error('vitest does not say for which condition the snapshot is')
  const path = relative(root, storyFile)
    .replace('/src/', '/')
    .replace(/\.stories\.tsx$/, '')
  return join(screenReaderFolder, context.config.name, path + extension)
}

/** The story file of a stored file, from the project's root. */
export function storyFileOf(kept: string): string {
  const [, , host = '', ...path] = relative(join(screenReaderFolder, '..'), kept).split('/')
  return join(host, 'src', ...path).replace(/\.snap$/, '.stories.tsx')
}
