/** What the services' code may contain, by folder. */
import { isCheck, isCode, lineOf, type Problem, type SourceFile } from './sources.ts'

const isGeneric = /^services\/src\/(server|odata|access)\//
/** Test support next to the tests. */
const isTesting = /\/testing[\w-]*\.ts$/

/** The text with comments blanked out, so that lines stay the same. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, comment => comment.replaceAll(/[^\n]/g, ' '))

/**
 * Generic code names no operation, entity or host: what one of them needs is declared in the domain or in the
 * contract.
 * @param names of operations and entities
 * @param hosts one of them has the same name as a header, so only lines that mention a host are checked
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
 * The domain refuses through the call (`call.problem`), whose type knows the codes of the operation; a ProblemError
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
