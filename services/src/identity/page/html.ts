/** A piece of HTML that is safe to write to a page as it is. */
export interface Html {
  readonly html: string
}

type Value = Html | string | number | false | null | undefined | readonly Html[]

/** Builds HTML. Every value inserted is escaped, so that user input stays text. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const text = parts.reduce((before, part, index) => before + write(values[index - 1]) + part)
  return { html: text }
}

/** Marks markup that was not built with `html` as safe: only for markup from the provider itself. */
export function trusted(markup: string): Html {
  return { html: markup }
}

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'number') return String(value)
  if ('html' in value) return value.html
  return value.map(item => item.html).join('')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}
