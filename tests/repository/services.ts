/** What the services' code may say, by where it stands. */
import { isCheck, isCode, lineOf, type Problem, type SourceFile } from './sources.ts'

const isGeneric = /^services\/src\/(server|odata|access)\//
/** What only tests use, beside them. */
const isTesting = /\/testing[\w-]*\.ts$/

/** The same lines without what comments say. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, comment => comment.replaceAll(/[^\n]/g, ' '))

/**
 * Generic code knows no operation, entity and host by name: what one of them needs is declared with the domain or in the
 * contract.
 * @param names of operations and entities
 * @param hosts one of them is called like a header, so that a line that speaks of a host is looked at
 */
export function namesInGenericCode(
  files: readonly SourceFile[],
  names: ReadonlySet<string>,
  hosts: readonly string[],
): Problem[] {
  return files
    .filter(file => isCode(file) && isGeneric.test(file.path) && !isCheck(file) && !isTesting.test(file.path))
    .flatMap(file => {
      const lines = withoutComments(file.text).split('\n')
      return lines.flatMap((line, at) =>
        [...line.matchAll(/(['"`])([\w-]+)\1/g)]
          .map(([, , text = '']) => text)
          .filter(text => names.has(text) || (hosts.includes(text) && /host|prefix/i.test(line)))
          .map(text => `${file.path}:${at + 1}: knows ${text} by name`),
      )
    })
}

/**
 * The domain refuses through the call (`call.problem`), whose type knows the codes of the operation; a ProblemError of its own
 * could have any code.
 */
export function ownProblems(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => isCode(file) && file.path.startsWith('services/src/domain/') && !isCheck(file))
    .flatMap(file =>
      [...file.text.matchAll(/new ProblemError\(/g)].map(
        ({ index }) => `${file.path}:${lineOf(file, index)}: makes a problem beside its call`,
      ),
    )
}
