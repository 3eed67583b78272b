import { expect, test } from 'vitest'
import { formatMessage, type Message } from './messages.ts'
import { validationMessages } from './validation.messages.ts'

const placeholders = (message: Message | undefined) =>
  [...JSON.stringify(message).matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b))

test.each(Object.keys(validationMessages.en))('%s has the same placeholders in both languages', key => {
  const { en, fr } = validationMessages
  expect(placeholders(fr[key as keyof typeof fr])).toEqual(placeholders(en[key as keyof typeof en]))
})

test('the texts that the specification quotes are word for word', () => {
  const { fr } = validationMessages
  expect(formatMessage('fr', fr.required, { field: 'Nom' })).toBe('Nom est obligatoire.')
  expect(formatMessage('fr', fr.numeric, { field: 'Solde' })).toBe('Solde doit être numérique.')
  expect(fr.usernameAt).toBe("le nom d'utilisateur ne doit pas contenir un @.")
  expect(fr.email).toBe('Vous devez saisir un email valide')
  expect(fr.folderExists).toBe('Le dossier existe déjà.')
  expect(fr.termsUnticked).toBe('Veuillez cliquer la case à cocher.')
  expect(formatMessage('fr', fr.gridMinimum, { 0: 'Quantité', 1: 3 })).toBe(
    'Quantité doit être supérieur ou égal à 3',
  )
})

test('French punctuation keeps to its word', () => {
  for (const message of Object.values(validationMessages.fr))
    expect(JSON.stringify(message)).not.toMatch(/ [:;?!»]|« /)
})
