import type { Finding, Level } from './try-host.ts'

const words: Readonly<Record<Level, string>> = {
  fits: 'fits',
  degrades: 'DEGRADES',
  needed: 'MISSING',
  untried: 'not tried',
}

/** The report of one host, by groups, as lines of text. */
export function reportOf(host: string, findings: readonly Finding[]): string {
  const groups = Object.entries(Object.groupBy(findings, ({ group }) => group))
  const count = (level: Level) => findings.filter(each => each.level === level).length
  return [
    `${host}: ${count('fits')} fit, ${count('needed')} missing, ${count('degrades')} degrade, ${count('untried')} not tried`,
    ...groups.flatMap(([group, lines]) => [
      `  ${group}`,
      ...(lines ?? []).map(
        ({ level, tried, came, needs }) =>
          `    ${words[level].padEnd(9)} ${tried}: ${came}${needs === undefined ? '' : `. The portal needs ${needs}`}`,
      ),
    ]),
  ].join('\n')
}

/** Whether the portal can do without everything that is missing. */
export const isEnough = (findings: readonly Finding[]): boolean =>
  findings.every(({ level }) => level !== 'needed')
