/**
 * Test helpers for applications: use the larger components as a person would, and read them by their visible text, so
 * that their markup may change. They work on the elements of any DOM, with any renderer and test runner.
 */

const spaces = /\s+/g
const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(spaces, ' ').trim()

/** The text of an element as it is read aloud. */
function wordsOf(element: Element | null | undefined): string {
  if (!element) return ''
  const copy = element.cloneNode(true)
  if (copy instanceof element.ownerDocument.defaultView!.Element)
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return tidy(copy.textContent)
}

/** The possible names of an element: its full name, and each text that labels it. */
function namesOf(element: Element): string[] {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(id => id !== '')
  const label = element.getAttribute('aria-label')
  if (ids.length > 0) {
    const texts = ids.map(id => {
      const named = element.ownerDocument.getElementById(id)
      return tidy(named?.getAttribute('aria-label')) || wordsOf(named)
    })
    return [texts.join(' '), ...texts]
  }
  if (label !== null) return [tidy(label)]
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
  return labels.length > 0 ? labels.map(wordsOf) : [wordsOf(element)]
}

/** The name of a required field has a suffix that says so. */
const isCalled = (element: Element, name: string) =>
  namesOf(element).some(known => known === tidy(name) || known.startsWith(`${tidy(name)} (`))

/** The only matching element. @throws Error that names the candidates */
function only(elements: Iterable<Element>, what: string, name: string | undefined): HTMLElement {
  const all = [...elements].filter(element => element instanceof HTMLElement)
  const meant = name === undefined ? all : all.filter(element => isCalled(element, name))
  const [first, ...others] = meant
  if (first && others.length === 0) return first
  const known = all.map(element => `“${namesOf(element)[0] ?? ''}”`).join(', ') || 'none'
  const wanted = name === undefined ? what : `${what} “${name}”`
  throw new Error(
    first ? `There are ${meant.length} of: ${wanted}` : `There is no ${wanted}. There is: ${known}`,
  )
}

/** The elements in a part of the page, including the part itself. */
const within = (root: Element, selector: string) =>
  root.matches(selector) ? [root] : [...root.querySelectorAll(selector)]

/** Waits until something is there. @throws Error of the last try after five seconds */
async function awaited<T>(find: () => T): Promise<T> {
  const until = Date.now() + 5000
  for (;;) {
    try {
      return find()
    } catch (error) {
      if (Date.now() > until) throw error
    }
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Waits until a condition holds. */
const until = (isSo: () => boolean, otherwise: string) =>
  awaited(() => {
    if (!isSo()) throw new Error(otherwise)
  })

/** A cell of a grid. */
export interface GridCell {
  element: HTMLElement
  /** Its visible text. */
  text: () => string
}

/**
 * A `DataGrid` in a part of the page. A long grid renders only the rows in view: search or filter to reach others.
 * @param name of the grid, where there are several
 */
export function grid(root: Element, name?: string) {
  const element = only(within(root, '[role="grid"], [role="treegrid"]'), 'grid', name)
  const headers = () => [...element.querySelectorAll('[role="columnheader"]')]
  const rows = () =>
    [...element.querySelectorAll('[role="row"]')].filter(row => row.querySelector('[role="rowheader"]'))
  const nameOfRow = (row: Element) => {
    const header = row.querySelector('[role="rowheader"]')
    return tidy(header?.getAttribute('aria-label')) || wordsOf(header)
  }
  const header = (column: string) => {
    const named = headers().filter(each => !each.hasAttribute('aria-colspan'))
    return only(named, 'column', column)
  }
  const row = (wanted: string) => {
    const found = rows().find(each => nameOfRow(each) === tidy(wanted))
    if (!found) throw new Error(`There is no row “${wanted}”. Drawn are: ${rows().map(nameOfRow).join(', ')}`)
    return found
  }
  const isSelected = (wanted: string) => row(wanted).getAttribute('aria-selected') === 'true'
  return {
    element,
    /** Titles of the visible columns, in order. */
    columns: () => headers().map(each => namesOf(each)[0] ?? ''),
    /** Names of the rendered rows, in order. */
    rows: () => rows().map(nameOfRow),
    /** @throws Error if there is no such row or column */
    cell({ row: rowName, column }: { row: string; column: string }): GridCell {
      const index = header(column).getAttribute('aria-colindex') ?? ''
      const cell = row(rowName).querySelector<HTMLElement>(`[aria-colindex="${index}"]`)
      if (!cell) throw new Error(`The row “${rowName}” has no cell in “${column}”`)
      return { element: cell, text: () => wordsOf(cell) }
    },
    /** The sort direction of a column. */
    sortOf: (column: string) => header(column).getAttribute('aria-sort') ?? 'none',
    /** Clicks the title of a column: once sorts ascending, twice descending, three times not at all. */
    async sortBy(column: string): Promise<void> {
      const before = header(column).getAttribute('aria-sort')
      header(column).querySelector('button')?.click()
      await until(() => header(column).getAttribute('aria-sort') !== before, `“${column}” cannot be sorted`)
    },
    isSelected,
    /** Selects a row, or deselects it. */
    async select(wanted: string): Promise<void> {
      const before = isSelected(wanted)
      row(wanted).querySelector<HTMLElement>('input[type="checkbox"], [role="checkbox"]')?.click()
      await until(() => isSelected(wanted) !== before, `The row “${wanted}” cannot be selected`)
    },
  }
}

/**
 * A `FolderTree` in a part of the page. A long tree renders only the entries in view.
 * @param name of the tree, where there are several
 */
export function tree(root: Element, name?: string) {
  const element = only(within(root, '[role="treegrid"]'), 'tree', name)
  const rows = () => [...element.querySelectorAll('[role="row"]')]
  const nameOfRow = (row: Element) => wordsOf(row.querySelector('bdi'))
  const row = (wanted: string) => {
    const found = rows().find(each => nameOfRow(each) === tidy(wanted))
    if (!found)
      throw new Error(`There is no entry “${wanted}”. Drawn are: ${rows().map(nameOfRow).join(', ')}`)
    return found
  }
  const isExpanded = (wanted: string) => row(wanted).getAttribute('aria-expanded') === 'true'
  const isSelected = (wanted: string) => row(wanted).getAttribute('aria-selected') === 'true'
  const toggle = async (wanted: string, isOpen: boolean) => {
    await awaited(() => row(wanted))
    if (isExpanded(wanted) === isOpen) return
    row(wanted).querySelector('button')?.click()
    await until(() => isExpanded(wanted) === isOpen, `“${wanted}” cannot be opened or closed`)
  }
  return {
    element,
    /** Names of the rendered entries, in order. */
    items: () => rows().map(nameOfRow),
    isExpanded,
    isSelected,
    expand: (wanted: string) => toggle(wanted, true),
    collapse: (wanted: string) => toggle(wanted, false),
    /** Selects an entry, with its checkbox if it has one. */
    async select(wanted: string): Promise<void> {
      const before = isSelected(wanted)
      const box = row(wanted).querySelector<HTMLElement>('input[type="checkbox"]')
      ;(box ?? row(wanted).querySelector<HTMLElement>('bdi'))?.click()
      await until(() => isSelected(wanted) !== before, `“${wanted}” cannot be selected`)
    },
  }
}

/** Clicks an option of the list that a control has opened. */
async function press(control: Element, option: string): Promise<void> {
  const found = await awaited(() => {
    const list = control.ownerDocument.getElementById(control.getAttribute('aria-controls') ?? '')
    return only(list?.querySelectorAll('[role="option"]') ?? [], 'option', option)
  })
  found.click()
}

/**
 * A `ComboBox`, `MultiSelect` or `PersonPicker` in a part of the page.
 * @param name its label, where there are several
 */
export function combobox(root: Element, name?: string) {
  const element = only(within(root, 'input[role="combobox"]'), 'combobox', name)
  if (!(element instanceof HTMLInputElement)) throw new Error('A combobox is an input')
  return {
    element,
    /** The current text. */
    value: () => element.value,
    /** Types the text of an option and clicks it as soon as it is offered. */
    async choose(option: string): Promise<void> {
      element.focus()
      // React tracks the instance's own `value` property, so the prototype's setter is called.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, option)
      element.dispatchEvent(new Event('input', { bubbles: true }))
      await press(element, option)
      await until(
        () => element.getAttribute('aria-expanded') !== 'true' || element.value === '',
        'It stays open',
      )
    },
  }
}

/**
 * A `Select` in a part of the page.
 * @param name its label, where there are several
 */
export function select(root: Element, name?: string) {
  const element = only(within(root, 'button[aria-haspopup="listbox"]:not([tabindex="-1"])'), 'select', name)
  return {
    element,
    /** The text of the chosen option. */
    value: () => wordsOf(element),
    async choose(option: string): Promise<void> {
      element.click()
      await press(element, option)
      await until(() => element.getAttribute('aria-expanded') !== 'true', 'It stays open')
    },
  }
}

/**
 * A `DateField` or `DatePicker` in a part of the page.
 * @param name its label, where there are several
 */
export function datePicker(root: Element, name?: string) {
  const groups = within(root, '[role="group"]').filter(group => group.querySelector('[role="spinbutton"]'))
  const named = name === undefined ? groups : groups.filter(group => isCalled(group, name))
  // Groups are nested: the innermost with the name.
  const element = only(
    named.filter(group => !named.some(other => other !== group && group.contains(other))),
    'date picker',
    name,
  )
  const segments = () => [...element.querySelectorAll<HTMLElement>('[role="spinbutton"]')]
  return {
    element,
    /** The visible date, its parts in the order of the reader's language. */
    text: () => segments().map(wordsOf).join('/'),
    /** @param day "2026-03-01" */
    async choose(day: string): Promise<void> {
      const before = segments().map(wordsOf).join('/')
      const [first] = segments()
      const paste = new Event('paste', { bubbles: true, cancelable: true })
      Object.defineProperty(paste, 'clipboardData', { value: { getData: () => day } })
      first?.focus()
      first?.dispatchEvent(paste)
      const [year = '', month = '', date = ''] = day.split('-').map(part => String(Number(part)))
      const isShown = () => {
        const shown = segments().map(segment => String(Number(wordsOf(segment))))
        return [year, month, date].every(part => shown.includes(part))
      }
      await until(isShown, `The date stays ${before}: ${day} is not taken`)
    },
  }
}

/**
 * A `FileUpload` or `FilePicker` in a part of the page.
 * @param name its label, where there are several
 */
export function fileUpload(root: Element, name?: string) {
  const groups = within(root, '[role="group"]').filter(group => group.querySelector('input[type="file"]'))
  const element = only(groups, 'upload', name)
  return {
    element,
    /** The text of each added file: its name, its progress and its messages. */
    files: () => [...element.querySelectorAll('li')].map(wordsOf),
    /** Chooses files, as in the system's file dialog. */
    async add(...files: readonly File[]): Promise<void> {
      const input = element.querySelector<HTMLInputElement>('input[type="file"]')
      if (!input) throw new Error('There is nothing to choose a file with')
      Object.defineProperty(input, 'files', { configurable: true, value: files })
      input.dispatchEvent(new Event('change', { bubbles: true }))
      Reflect.deleteProperty(input, 'files')
      await until(
        () => files.every(file => (element.textContent ?? '').includes(file.name)),
        'The files do not appear',
      )
    },
  }
}
