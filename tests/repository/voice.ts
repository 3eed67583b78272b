/** Checks that no text uses words that the glossary says to avoid. */
import { lineOf, type Problem, type SourceFile } from './sources.ts'
import { flatten, type Catalogue } from './words.ts'

/** The parts of the glossary that the rule reads. */
interface AvoidedWords {
  en: string
  fr: string
  avoid: { en: readonly string[]; fr: readonly string[] }
}

/** A relative clause without the people whom it is about: "for who is not signed in", "Who has not chosen …". */
const nobody = /\b(?:at|by|for|from|of|to|with) who\b|(?:^|[.:;] )Who (?:has|is|passes)\b(?![^.]*\?)/gm

/** Phrases in specifications and READMEs about people whom they do not name. */
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

/** A text without placeholders and addresses, which are not words. */
function saidOf(text: string): string {
  return text
    .replaceAll(/\{\{\w+\}\}/g, '…')
    .replaceAll(/(?<=^|\s)(?:https?:\/)?\/[\w./-]*/g, '…')
    .replaceAll("'", '’')
}

/**
 * Texts with words to avoid: file, key and replacement.
 * @param quoted texts that may stay as they are
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
      // Whole words only; `\b` does not recognise accented letters.
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
