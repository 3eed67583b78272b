import { useEffect, useState } from 'react'
import { storyWidths } from '../conditions.ts'
import { readEntries, type Entry } from './readEntries.ts'

/** The frame of a story in which language, theme and width; the address that Storybook itself uses. */
function frameAddress(id: string, { locale, theme }: { locale: string; theme: string }): string {
  // Axe is not run: in forty frames at once it would keep the page busy for minutes.
  const globals = `locale:${locale};theme:${theme};a11y.manual:!true`
  return `iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${encodeURIComponent(globals)}`
}

/** Frames that load beside each other: each is a Storybook of its own, and all at once take a minute to show anything. */
const atOnce = 3

const widths = storyWidths.filter(width => width !== 'full')

function Choice(props: {
  label: string
  values: readonly string[]
  value: string
  onChange: (v: string) => void
}) {
  return (
    <label style={{ marginInlineEnd: 16 }}>
      {props.label}{' '}
      <select
        value={props.value}
        onChange={event => {
          props.onChange(event.target.value)
        }}
      >
        {props.values.map(value => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  )
}

interface Look {
  locale: string
  theme: string
  /** CSS pixels. */
  width: number
}

const height = 900

/** The frames, smaller than they are; the next ones are loaded when those before have. */
function Frames({ entries, look }: { entries: readonly Entry[]; look: Look }) {
  const [loaded, setLoaded] = useState(0)
  const scale = look.width > 400 ? 0.45 : 0.8
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {entries.map(({ id, title, name }, index) => (
        <figure key={id} style={{ margin: 0 }}>
          <figcaption>
            <a href={`./?path=/story/${id}`} target="_top">
              {title.split('/').slice(1).join(' / ')}: {name}
            </a>
          </figcaption>
          <div
            style={{
              width: look.width * scale,
              height: height * scale,
              overflow: 'hidden',
              outline: '1px solid #8886',
            }}
          >
            {index < loaded + atOnce && (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- stories of this Storybook, which need its scripts and its service worker
              <iframe
                title={`${title}: ${name}`}
                src={frameAddress(id, look)}
                onLoad={() => {
                  setLoaded(count => count + 1)
                }}
                style={{
                  width: look.width,
                  height,
                  border: 0,
                  transform: `scale(${String(scale)})`,
                  transformOrigin: '0 0',
                }}
              />
            )}
          </div>
        </figure>
      ))}
    </div>
  )
}

/** All states of an area's screens side by side: what a person sees in each is seen at once. */
export function StatesOf({
  titles,
}: {
  /** Beginnings of the Storybook titles that belong to the area: `Screens/Home`. */
  titles: readonly string[]
}) {
  const [entries, setEntries] = useState<readonly Entry[]>()
  const [locale, setLocale] = useState('fr')
  const [theme, setTheme] = useState('light')
  const [width, setWidth] = useState('1024')
  useEffect(() => {
    void readEntries('story').then(setEntries)
  }, [])
  const shown = entries?.filter(({ title }) => titles.some(t => title === t || title.startsWith(`${t}/`)))
  return (
    <>
      <p>
        <Choice label="Language" values={['fr', 'en']} value={locale} onChange={setLocale} />
        <Choice label="Theme" values={['light', 'dark']} value={theme} onChange={setTheme} />
        <Choice label="Width" values={widths} value={width} onChange={setWidth} />
        {shown && `${String(shown.length)} states`}
      </p>
      {shown && (
        // Another look begins anew, one frame after the other.
        <Frames
          key={`${locale} ${theme} ${width}`}
          entries={shown}
          look={{ locale, theme, width: Number(width) }}
        />
      )}
    </>
  )
}
