import { Suspense, use, useEffect, useId, useRef, useState, type CSSProperties } from 'react'
import { addons } from 'storybook/preview-api'
import { storyContrasts, storyWidths } from '../conditions.ts'
import { heightAt, type Look } from '../drawing/drawn.ts'
import { readChosenStates, statesChosen, type ChosenStates } from './chosen-states.ts'
import { useLook } from './look.ts'
import { readEntries, type Entry } from './readEntries.ts'
import { kindsOf, stateKinds } from './state-kinds.ts'
import { StateTile } from './StateTile.tsx'
import './contact-sheet.css'

type Options = readonly (readonly [value: string, label: string])[]

const contrastNames: Record<(typeof storyContrasts)[number], string> = {
  normal: 'Normal',
  more: 'More',
  forced: 'Forced colours (imitated)',
}

const looks = {
  locale: [
    ['en', 'English'],
    ['fr', 'Français'],
  ],
  theme: [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  contrast: storyContrasts.map(value => [value, contrastNames[value]] as const),
  width: storyWidths.filter(width => width !== 'full').map(width => [width, `${width} px`] as const),
} as const satisfies Partial<Record<keyof Look, Options>>

/** Storybook re-renders the page when the look changes: remembers the control to which keyboard users return. */
let resumeAt: string | undefined

interface ChoiceProps {
  label: string
  options: Options
  value: string
  onChange: (value: string) => void
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (resumeAt !== label) return
    resumeAt = undefined
    select.current?.focus({ preventScroll: true })
  }, [label])
  return (
    <label>
      {label}
      <select
        ref={select}
        value={value}
        onChange={event => {
          resumeAt = label
          onChange(event.target.value)
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Copies the address of the current view, which Storybook keeps in its own window. */
function CopyLink() {
  const [said, setSaid] = useState('')
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const address = window.parent.location.href
          navigator.clipboard.writeText(address).then(
            () => setSaid('Link copied'),
            () => setSaid(`The browser does not let this page copy. The link: ${address}`),
          )
        }}
      >
        Copy link
      </button>
      <span role="status">{said}</span>
    </>
  )
}

interface ControlsProps {
  states: readonly Entry[]
  shown: number
  chosen: ChosenStates
  onChoose: (chosen: ChosenStates) => void
}

function Controls({ states, shown, chosen, onChoose }: ControlsProps) {
  const [look, change] = useLook()
  const kinds = stateKinds.flatMap(kind => {
    const count = states.filter(({ name }) => kindsOf(name).includes(kind)).length
    return count === 0 ? [] : [[kind, `${kind} (${String(count)})`] as const]
  })
  return (
    <div className="sheet-controls sb-unstyled">
      <Choice
        label="Kind of state"
        options={[['all', `All (${String(states.length)})`], ...kinds]}
        value={chosen.kind}
        onChange={kind => {
          onChoose({ ...chosen, kind })
        }}
      />
      <label>
        Name contains
        <input
          type="search"
          value={chosen.find}
          onChange={event => {
            onChoose({ ...chosen, find: event.target.value })
          }}
        />
      </label>
      <Choice
        label="Width"
        options={looks.width}
        value={String(look.width)}
        onChange={width => {
          change({ width })
        }}
      />
      <Choice
        label="Language"
        options={looks.locale}
        value={look.locale}
        onChange={locale => {
          change({ locale })
        }}
      />
      <Choice
        label="Theme"
        options={looks.theme}
        value={look.theme}
        onChange={theme => {
          change({ theme })
        }}
      />
      <Choice
        label="Contrast"
        options={looks.contrast}
        value={look.contrast}
        onChange={contrast => {
          change({ contrast })
        }}
      />
      <CopyLink />
      <p role="status">
        {shown === states.length
          ? `${String(shown)} states`
          : `${String(shown)} of ${String(states.length)} states`}
      </p>
    </div>
  )
}

/** Groups entries by title, in their order. */
function byTitle(entries: readonly Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(entry.title, [...(groups.get(entry.title) ?? []), entry])
  return [...groups]
}

const screenOf = (title: string) => title.split('/').slice(1).join(' › ')

const shapeOf = ({ width }: Look) =>
  ({ '--tile-shape': `${String(width)} / ${String(heightAt(width))}` }) as CSSProperties

function Sheet({ titles }: { titles: readonly string[] }) {
  const [look] = useLook()
  const [chosen, setChosen] = useState(readChosenStates)
  const id = useId()
  const states = use(readEntries()).filter(
    ({ type, title }) => type === 'story' && titles.some(t => title === t || title.startsWith(`${t}/`)),
  )
  const shown = states.filter(
    ({ name, title }) =>
      (chosen.kind === 'all' || kindsOf(name).includes(chosen.kind)) &&
      `${title} ${name}`.toLowerCase().includes(chosen.find.toLowerCase()),
  )
  const groups = byTitle(shown)
  const choose = (next: ChosenStates) => {
    setChosen(next)
    const { kind, find } = next
    addons
      .getChannel()
      .emit(statesChosen, { kind: kind === 'all' ? null : kind, find: find === '' ? null : find })
  }
  return (
    <div className="contact-sheet" data-states={shown.length}>
      <Controls states={states} shown={shown.length} chosen={chosen} onChoose={choose} />
      {look.contrast === 'forced' && (
        <p className="sheet-note">
          No page can switch a person’s own colours on. This imitates them with the system colours of your
          browser: the rules for forced colours apply, other colours, shadows and gradients go. For the real
          thing, emulate <code>forced-colors: active</code> in the developer tools; the tests do so too.
        </p>
      )}
      {shown.length === 0 && (
        <p className="sheet-note">
          No state is of this kind and name.{' '}
          <button
            type="button"
            onClick={() => {
              choose({ kind: 'all', find: '' })
            }}
          >
            Show all {states.length}
          </button>
        </p>
      )}
      {groups.map(([title, entries]) => (
        <section key={title} aria-labelledby={`${id}${title}`}>
          <h2 id={`${id}${title}`} className="sb-unstyled">
            {screenOf(title)} <small>{entries.length}</small>
          </h2>
          <ul
            className="sheet-tiles sb-unstyled"
            style={shapeOf(look)}
            data-width={look.width < 600 ? 'phone' : 'desktop'}
          >
            {entries.map(entry => (
              <StateTile key={`${entry.id} ${JSON.stringify(look)}`} entry={entry} look={look} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/**
 * All states of some screens side by side, each with its own responses. The filters above it (kind of state, width,
 * language, theme, contrast) are kept in the address.
 */
export function ContactSheet({
  titles,
}: {
  /** Prefixes of the Storybook titles to include: `Screens/Home`. */
  titles: readonly string[]
}) {
  return (
    <Suspense>
      <Sheet titles={titles} />
    </Suspense>
  )
}
