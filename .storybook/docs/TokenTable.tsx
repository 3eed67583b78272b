import { useState } from 'react'
import { customProperty } from '@parvis/design-system/tokens/customProperties'
import { colorTokens, scaleTokens } from '../../design-system/tokenFiles.ts'
import { themeNames } from '@parvis/design-system/tokens/palette'

/** A text that is copied when pressed. */
function Copied({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="token-copy"
      aria-label={`Copy ${text}`}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true))
      }}
      onBlur={() => setCopied(false)}
    >
      <code>{text}</code>
      <span aria-live="polite">{isCopied ? 'Copied' : ''}</span>
    </button>
  )
}

const titles = {
  light: 'Light',
  dark: 'Dark',
  lightMore: 'Light, more contrast',
  darkMore: 'Dark, more contrast',
}

/** The colours of all themes: the name to use, and the value in each. */
export function ColorTokens() {
  const [first = [], ...others] = themeNames.map(colorTokens)
  return (
    <div className="token-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {themeNames.map(name => (
              <th key={name} scope="col">
                {titles[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map(({ path, value }, index) => (
            <tr key={path.join('.')}>
              <th scope="row">
                <Copied text={`var(${customProperty(path)})`} />
              </th>
              {[value, ...others.map(tokens => tokens[index]?.value ?? '')].map((color, theme) => (
                <td key={themeNames[theme]}>
                  <span className="token-color" style={{ backgroundColor: color }} aria-hidden />
                  <Copied text={color} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The tokens that no theme changes: the name to use, and the value. */
export function ScaleTokens() {
  return (
    <div className="token-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {scaleTokens.map(({ path, value }) => (
            <tr key={path.join('.')}>
              <th scope="row">
                <Copied text={`var(${customProperty(path)})`} />
              </th>
              <td>
                <Copied text={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
