/**
 * Marks test names in a SPEC.md (the last column of the Must table), so that they are not mistaken for components: a
 * story may be called `Page` or `List`.
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
