import { termsHash } from '../../domain/terms/hash.ts'
import type { Row } from './insert.ts'

const text = `## Objet

Le portail Parvis donne accès aux rapports, documents et services que le cabinet met à votre disposition. Ces conditions disent ce que vous pouvez en attendre et ce qui vous est demandé.

## Votre accès

Votre compte vous est personnel. Ne communiquez votre mot de passe à personne, pas même au cabinet, et prévenez votre interlocuteur si vous pensez qu’une autre personne en a eu connaissance.

## Vos documents

Les documents que vous déposez restent les vôtres. Le cabinet les utilise pour la mission convenue avec vous, et pour rien d’autre. Ils sont conservés pendant la durée prévue par la loi et par votre lettre de mission.

## Vos données personnelles

Le cabinet traite votre nom, vos coordonnées et l’historique de vos connexions pour vous donner accès au portail et pour le protéger. Vous pouvez demander à les consulter, à les rectifier ou à les faire effacer par le lien « Données personnelles » au bas de chaque page.

## Disponibilité

Le portail est ouvert tous les jours. Il peut être interrompu pour maintenance ; le cabinet l’annonce à l’avance chaque fois que c’est possible.

## Modification

Si ces conditions changent, la nouvelle version vous est présentée à votre prochaine connexion, avec ce qui a changé.`

const englishText = `## Purpose

The Parvis portal gives you access to the reports, documents and services that the firm provides for you. These terms say what you can expect of it and what is asked of you.

## Your access

Your account is yours alone. Tell nobody your password, not even the firm, and let your contact know if you think that somebody else has learned it.

## Your documents

The documents that you upload remain yours. The firm uses them for the engagement agreed with you and for nothing else. They are kept for as long as the law and your engagement letter require.

## Your personal data

The firm processes your name, your contact details and the history of your sign-ins in order to give you access to the portal and to protect it. You can ask to see, correct or erase them through the link “Personal data” at the foot of every page.

## Availability

The portal is open every day. It may be interrupted for maintenance; the firm announces this in advance whenever it can.

## Changes

If these terms change, the new version is shown to you the next time you sign in, with what has changed.`

/** The terms of use, version 1. */
export const termsRow: Row & { version: number; hash: string } = {
  version: 1,
  hash: termsHash({ text, englishText }),
  published_date: '2026-01-05T08:00:00.000Z',
  title: 'Conditions générales d’utilisation',
  english_title: 'Terms of use',
  text,
  english_text: englishText,
  changes: null,
  english_changes: null,
  published_by: 'admin@parvis.example',
}

/** The receipt of the demo customer who has accepted them. */
export const acceptanceRow: Row = {
  terms_version: termsRow.version,
  terms_hash: termsRow.hash,
  language: 'fr',
  user_email: 'client@customer.example',
  accepted_date: '2026-02-12T09:30:00.000Z',
  receipt: 'PARV-1SCL-1ENT',
}
