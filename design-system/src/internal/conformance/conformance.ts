/** Which component meets which criterion, according to each SPEC.md. */
import { rgaaThemes, wcagCriteria, type Criterion } from './criteria.ts'

/** The criteria that a SPEC.md lists in its last line. */
export interface Answers {
  wcag: readonly string[]
  rgaa: readonly string[]
}

const numbersAfter = (line: string, name: string): string[] =>
  new RegExp(`${name}((?:[\\s,]|\\d+(?:\\.\\d+)+)+)`).exec(line)?.[1]?.match(/\d+(?:\.\d+)+/g) ?? []

/**
 * Parses "Answers: WCAG 2.2 1.3.1, 2.1.1 · RGAA 7.1, 11.2".
 * @param spec text of a SPEC.md; one without such a line answers nothing
 */
export function readAnswers(spec: string): Answers {
  const line = /^Answers:[^]*?(?=\n\n|$(?![^]))/m.exec(spec)?.[0] ?? ''
  return { wcag: numbersAfter(line, 'WCAG 2\\.2'), rgaa: numbersAfter(line, 'RGAA') }
}

/** The component that a SPEC.md belongs to: the name of its folder. */
const componentOf = (path: string) => /([^/]+)\/SPEC\.md$/.exec(path)?.[1] ?? path

export interface AnsweredCriterion extends Criterion {
  /** Names of the components, in alphabetical order; empty if the criterion is up to the page or its content. */
  components: readonly string[]
}

export interface AnsweredTheme {
  theme: (typeof rgaaThemes)[number]
  /** The criteria by number with the components that answer them, in order. */
  criteria: readonly { number: string; components: readonly string[] }[]
}

export interface Conformance {
  wcag: readonly AnsweredCriterion[]
  rgaa: readonly AnsweredTheme[]
  /** Criteria in a SPEC.md that exist in neither standard, such as "Button: WCAG 9.9.9". */
  unknown: readonly string[]
}

/** @param specs texts of all SPEC.md files by path */
export function gatherConformance(specs: Readonly<Record<string, string>>): Conformance {
  const answered = Object.entries(specs)
    .map(([path, spec]) => ({ component: componentOf(path), ...readAnswers(spec) }))
    .toSorted((a, b) => a.component.localeCompare(b.component, 'en'))
  const answering = (standard: keyof Answers, number: string) =>
    answered.filter(answers => answers[standard].includes(number)).map(({ component }) => component)
  const known = {
    wcag: new Set(wcagCriteria.map(({ number }) => number)),
    rgaa: new Set(
      rgaaThemes.flatMap(({ criteria }, theme) =>
        Array.from({ length: criteria }, (_, index) => `${theme + 1}.${index + 1}`),
      ),
    ),
  }
  const unknownIn = (standard: keyof Answers, name: string) =>
    answered.flatMap(answers =>
      answers[standard]
        .filter(number => !known[standard].has(number))
        .map(number => `${answers.component}: ${name} ${number}`),
    )
  return {
    wcag: wcagCriteria.map(criterion => ({
      ...criterion,
      components: answering('wcag', criterion.number),
    })),
    rgaa: rgaaThemes.map((theme, index) => ({
      theme,
      criteria: Array.from({ length: theme.criteria }, (_, place) => `${index + 1}.${place + 1}`)
        .map(number => ({ number, components: answering('rgaa', number) }))
        .filter(({ components }) => components.length > 0),
    })),
    unknown: [...unknownIn('wcag', 'WCAG'), ...unknownIn('rgaa', 'RGAA')],
  }
}
