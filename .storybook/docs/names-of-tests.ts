/**
 * Marks the names of tests in a SPEC.md, the last column of its table of MUSTs, so that they are not taken for the names
 * of components: a story may be called `Page` or `List`.
 */
export function namesOfTests(markdown: string): string {
  return markdown.replaceAll(/^## Must\n[^]*?(?=^## |(?![^]))/gm, section =>
    section.replaceAll(
      /^(\|.*\|)([^|\n]*)\|[^\S\n]*$/gm,
      (_, before: string, last: string) =>
        `${before}${last.replaceAll(/`([^`]+)`/g, '<TestName>$1</TestName>')}|`,
    ),
  )
}
