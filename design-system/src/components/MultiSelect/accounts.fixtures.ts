import { fn, screen, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './MultiSelect.tsx'

/** A controlled field that keeps its value, as a form does. */
export const Held = held(MultiSelect)

export const accounts: readonly MultiSelectOption[] = [
  { id: '1', label: 'Éditions du Parvis', description: 'SIREN 552 100 554' },
  { id: '2', label: 'Établissements Lenoir', description: 'SIREN 410 034 607' },
  { id: '3', label: 'Transports Élan', description: 'SIREN 330 703 844' },
  { id: '4', label: 'Boulangerie Martin', description: 'SIREN 812 345 678' },
  { id: '5', label: 'Boulangerie Martin', description: 'SIREN 812 345 999' },
]
export const two = accounts.slice(0, 2)

export const options = () => screen.getAllByRole('option').map(option => option.getAttribute('data-key'))
export const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: /^Clients/ })
export const tags = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="row"]')].map(tag => tag.getAttribute('data-key'))
export const said = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' ')

/** Answers "slow" late and everything else at once, in pages of two options. */
export const asked = fn()
export const search: NonNullable<MultiSelectProps['load']> = async ({ text, cursor }) => {
  asked(text, cursor)
  if (text === 'slow') await new Promise(resolve => setTimeout(resolve, 700))
  if (text === 'slow') return { options: [{ id: 'stale', label: 'Réponse tardive' }] }
  const from = Number(cursor ?? 0)
  return {
    options: accounts.slice(from, from + 2),
    ...(from + 2 < accounts.length && { cursor: String(from + 2) }),
  }
}

/** Whether the services respond. */
export const services = { areDown: true }
export const failing: NonNullable<MultiSelectProps['load']> = () =>
  services.areDown ? Promise.reject(new Error('503')) : Promise.resolve({ options: accounts.slice(0, 1) })
