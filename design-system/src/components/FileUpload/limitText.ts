import { formatMessage, type Locale, type MessageValues } from '../../i18n/messages.ts'
import { formatBytes, formatWholeBytes } from './formats.ts'
import type { LimitProblem, UploadLimits } from './limits.ts'
import { messages } from './FileUpload.messages.ts'

const say = (locale: Locale, key: keyof (typeof messages)['en'], values?: MessageValues) =>
  formatMessage(locale, messages[locale][key], values)
const either = (locale: Locale, extensions: readonly string[]) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(extensions)

/** A size and its limit as text, exact to the byte if both would round to the same text. */
function apart(locale: Locale, bytes: number, maximum: number) {
  const [size, limit] = [formatBytes(locale, bytes), formatBytes(locale, maximum)]
  return size === limit
    ? { size: formatWholeBytes(locale, bytes), limit: formatWholeBytes(locale, maximum) }
    : { size, limit }
}

/** Explains in a sentence why a file is refused. */
export function limitText(locale: Locale, problem: LimitProblem): string {
  switch (problem.kind) {
    case 'extension': {
      const list = either(locale, problem.extensions)
      return problem.extension === ''
        ? say(locale, 'extensionNone', { list })
        : say(locale, 'extension', { extension: problem.extension, list })
    }
    case 'size':
      return say(locale, 'size', apart(locale, problem.bytes, problem.maximum))
    case 'empty':
      return say(locale, 'empty')
    case 'count':
      return say(locale, 'count', { count: problem.maximum })
  }
}

/** Describes the limits, to be read before a file is chosen. */
export function limitsText(locale: Locale, { extensions, maximumBytes, maximumFiles }: UploadLimits): string {
  const parts: string[] = []
  if (extensions)
    parts.push(say(locale, 'limitExtensions', { count: extensions.length, list: either(locale, extensions) }))
  if (maximumBytes !== undefined)
    parts.push(say(locale, 'limitBytes', { size: formatBytes(locale, maximumBytes) }))
  if (maximumFiles !== undefined) parts.push(say(locale, 'limitFiles', { count: maximumFiles }))
  return parts.join(' ')
}
