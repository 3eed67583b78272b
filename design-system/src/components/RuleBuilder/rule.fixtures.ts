import { within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { RuleBuilder } from './RuleBuilder.tsx'
import type { Rule, RuleField } from './rule.ts'

/** With a value, as in a form. */
export const Held = held(RuleBuilder)

const named = (...labels: string[]) => labels.map(label => ({ id: label, label }))
const applications = [
  { id: '4', label: 'Inventaire', description: 'Inventory' },
  { id: '7', label: 'Éditique', description: 'Printing' },
]
export const fields: readonly RuleField[] = [
  { id: 'grade', label: 'Grade', options: named('Assistant', 'Senior', 'Manager', 'Associé') },
  { id: 'unit', label: 'Entité', options: named('Audit Paris', 'Conseil', 'Fiscal') },
  { id: 'country', label: 'Pays', options: named('France', 'Belgique', 'Luxembourg') },
  { id: 'type', label: 'Type', operators: ['is'], options: named('Collaborateur', 'Client') },
  {
    id: 'application',
    label: 'Application',
    load: ({ text }) =>
      Promise.resolve({
        options: applications.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
      }),
    known: applications.slice(0, 1),
  },
]

export const managersInFrance: Rule = {
  all: [
    { field: 'grade', operator: 'is', values: ['Manager', 'Associé'] },
    { field: 'country', operator: 'is', values: ['France'] },
  ],
}
export const nested: Rule = {
  all: [
    { field: 'grade', operator: 'is', values: ['Manager', 'Associé'] },
    {
      any: [
        { field: 'country', operator: 'is', values: ['France'] },
        { field: 'unit', operator: 'isNot', values: ['Fiscal'] },
      ],
    },
  ],
}

/** The controls of the condition at a position. */
export function condition(canvasElement: HTMLElement, place: string) {
  const clause = within(canvasElement).getByRole('group', { name: `Condition ${place}` })
  const about = () => within(clause).getByRole('button', { name: /(Field|Champ)$/ })
  const remove = () => within(clause).getByRole('button', { name: /^(Remove|Retirer la) condition/ })
  const values = () => within(clause).getByRole('combobox')
  return { clause, about, remove, values }
}
export const said = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' ')
export const button = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('button', { name })
