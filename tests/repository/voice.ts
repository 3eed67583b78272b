/** The words of the product: those that the glossary tells not to use are in no text. */
import { lineOf, type Problem, type SourceFile } from './sources.ts'
import { flatten, type Catalogue } from './words.ts'

/** What the rule reads of the glossary. */
interface AvoidedWords {
  en: string
  fr: string
  avoid: { en: readonly string[]; fr: readonly string[] }
}

/** A relative clause without the people whom it is about: "for who is not signed in", "Who has not chosen …". */
const nobody = /\b(?:at|by|for|from|of|to|with) who\b|(?:^|[.:;] )Who (?:has|is|passes)\b(?![^.]*\?)/gm

/** What specifications and READMEs say of somebody whom they do not name. */
export function unnamedPeople(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => /\.mdx?$/.test(path))
    .flatMap(file =>
      [...file.text.matchAll(nobody)].map(
        ({ index, 0: found }) =>
          `${file.path}:${String(lineOf(file, index))}: “${found.trim()}”: say “people who”, or name them`,
      ),
    )
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text without the names of its values and without addresses, which are no words. */
function saidOf(text: string): string {
  return text
    .replaceAll(/\{\{\w+\}\}/g, '…')
    .replaceAll(/(?<=^|\s)(?:https?:\/)?\/[\w./-]*/g, '…')
    .replaceAll("'", '’')
}

/**
 * Texts with words that are not used: file, key and what to say instead.
 * @param quoted texts that stand as they are
 */
export function avoidedWords(
  name: string,
  language: 'en' | 'fr',
  texts: Catalogue,
  terms: readonly AvoidedWords[],
  quoted: readonly string[] = [],
): Problem[] {
  const rules = terms.flatMap(term =>
    term.avoid[language].map(words => ({
      words,
      instead: term[language],
      // Whole words only; `\b` knows no accents.
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped(words)}(?![\p{L}\p{N}-])`, 'iu'),
    })),
  )
  return [...flatten(texts)]
    .filter(([, text]) => !quoted.includes(text))
    .map(([key, text]) => [key, saidOf(text)] as const)
    .flatMap(([key, text]) =>
      rules
        .filter(({ pattern }) => pattern.test(text))
        .map(({ words, instead }) => `${name}: ${key}: “${words}” is not used, say “${instead}”: ${text}`),
    )
}
