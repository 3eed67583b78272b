import type { DemoRole } from '../../database/demo/people.ts'
import type { Language } from './language.ts'

/** Every text of the identity pages in one language. */
export interface Words {
  language: string
  otherLanguage: string
  switchTo: string
  tagline: string
  signInTitle: string
  signInLead: string
  email: string
  password: string
  signIn: string
  errorTitle: string
  emailMissing: string
  emailMalformed: string
  passwordMissing: string
  wrong: string
  tooManyTitle: string
  tooMany: (seconds: number) => string
  tooManyElsewhere: string
  triedTitle: string
  tried: (count: number) => string
  triedAdvice: string
  goOn: string
  foreignPost: string
  demoTitle: string
  demoLead: string
  demoPassword: string
  signInAs: string
  demoRole: Record<DemoRole, string>
  expiredTitle: string
  expired: string
  backToPortal: string
  tryAgain: string
  brokenTitle: string
  broken: string
  refusedTitle: string
  refused: string
  details: string
  signOutTitle: string
  signOutLead: string
  signOut: string
  staySignedIn: string
  signedOutTitle: string
  signedOut: string
}

const en: Words = {
  language: 'English',
  otherLanguage: 'Français',
  switchTo: 'Lire cette page en français',
  tagline: 'Everything you work with, behind one door.',
  signInTitle: 'Sign in',
  signInLead: 'Use the e-mail address that the firm knows you by.',
  email: 'E-mail address',
  password: 'Password',
  signIn: 'Sign in',
  errorTitle: 'You are not signed in yet',
  emailMissing: 'Enter your e-mail address.',
  emailMalformed: 'Enter an e-mail address such as name@firm.com.',
  passwordMissing: 'Enter your password.',
  wrong: 'The e-mail address or the password is not right. Check both and try again.',
  tooManyTitle: 'Too many attempts',
  tooMany: seconds =>
    seconds > 90
      ? `To protect your account, wait ${Math.ceil(seconds / 60)} minutes before you try again.`
      : `To protect your account, wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before you try again.`,
  tooManyElsewhere: 'In a browser where you have signed in before, you need not wait.',
  triedTitle: 'Somebody tried to sign in to your account',
  tried: count =>
    count === 1
      ? 'Since you last signed in, one wrong password was entered for your account in another browser.'
      : `Since you last signed in, ${number(count, 'en')} wrong passwords were entered for your account in other browsers.`,
  triedAdvice:
    'If that was not you, tell the administrator of your portal. None of these attempts succeeded.',
  goOn: 'Continue to Parvis',
  foreignPost: 'This form was sent from another site, so nothing was done with it. Please sign in here.',
  demoTitle: 'Demo people',
  demoLead: 'This Parvis runs on demo data. Choose who you want to be.',
  demoPassword: 'They all have the password',
  signInAs: 'Sign in as',
  demoRole: {
    administrator: 'Security administrator',
    staff: 'Member of staff',
    partner: 'Engagement partner',
    manager: 'Manager',
    client: 'Customer, terms accepted',
    'new-client': 'Customer, has not accepted the terms',
    'no-record': 'Without a customer-store record',
  },
  expiredTitle: 'This page has expired',
  expired:
    'The sign-in was finished elsewhere or took too long. Start again from the portal; nothing is lost.',
  backToPortal: 'Go to Parvis',
  tryAgain: 'Try again',
  brokenTitle: 'Something went wrong',
  broken:
    'The sign-in service could not answer. Try again in a moment; if it happens again, contact the administrator.',
  refusedTitle: 'This sign-in request is not valid',
  refused: 'The link that brought you here is incomplete or not allowed. Start again from the portal.',
  details: 'Details for the administrator',
  signOutTitle: 'Sign out of Parvis?',
  signOutLead: 'You will need your password to come back.',
  signOut: 'Sign out',
  staySignedIn: 'Stay signed in',
  signedOutTitle: 'You are signed out',
  signedOut: 'On a shared computer, close the browser as well.',
}

const fr: Words = {
  language: 'Français',
  otherLanguage: 'English',
  switchTo: 'Read this page in English',
  tagline: 'Tout ce avec quoi vous travaillez, derrière une seule porte.',
  signInTitle: 'Connexion',
  signInLead: 'Utilisez l’adresse e-mail sous laquelle le cabinet vous connaît.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  errorTitle: 'Vous n’êtes pas encore connecté',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailMalformed: 'Saisissez une adresse e-mail telle que nom@cabinet.fr.',
  passwordMissing: 'Saisissez votre mot de passe.',
  wrong: 'L’adresse e-mail ou le mot de passe n’est pas correct. Vérifiez les deux et réessayez.',
  tooManyTitle: 'Trop de tentatives',
  tooMany: seconds =>
    seconds > 90
      ? `Pour protéger votre compte, patientez ${Math.ceil(seconds / 60)} minutes avant de réessayer.`
      : `Pour protéger votre compte, patientez ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'} avant de réessayer.`,
  tooManyElsewhere: 'Dans un navigateur où vous vous êtes déjà connecté, vous n’avez pas à attendre.',
  triedTitle: 'Quelqu’un a tenté de se connecter à votre compte',
  tried: count =>
    count === 1
      ? 'Depuis votre dernière connexion, un mot de passe erroné a été saisi pour votre compte dans un autre navigateur.'
      : `Depuis votre dernière connexion, ${number(count, 'fr')} mots de passe erronés ont été saisis pour votre compte dans d’autres navigateurs.`,
  triedAdvice:
    'Si ce n’était pas vous, prévenez l’administrateur de votre portail. Aucune de ces tentatives n’a abouti.',
  goOn: 'Continuer vers Parvis',
  foreignPost:
    'Ce formulaire a été envoyé depuis un autre site : il n’a pas été pris en compte. Connectez-vous ici.',
  demoTitle: 'Personnes de démonstration',
  demoLead: 'Ce Parvis fonctionne sur des données de démonstration. Choisissez qui vous voulez être.',
  demoPassword: 'Toutes ont le mot de passe',
  signInAs: 'Se connecter en tant que',
  demoRole: {
    administrator: 'Administratrice de la sécurité',
    staff: 'Collaborateur',
    partner: 'Associée responsable de mission',
    manager: 'Manager',
    client: 'Cliente, conditions acceptées',
    'new-client': 'Client, n’a pas accepté les conditions',
    'no-record': 'Sans fiche dans le référentiel clients',
  },
  expiredTitle: 'Cette page a expiré',
  expired:
    'La connexion a été terminée ailleurs ou a pris trop de temps. Recommencez depuis le portail ; rien n’est perdu.',
  backToPortal: 'Aller à Parvis',
  tryAgain: 'Réessayer',
  brokenTitle: 'Une erreur est survenue',
  broken:
    'Le service de connexion n’a pas pu répondre. Réessayez dans un instant ; si cela se reproduit, contactez l’administrateur.',
  refusedTitle: 'Cette demande de connexion n’est pas valable',
  refused: 'Le lien qui vous a mené ici est incomplet ou n’est pas autorisé. Recommencez depuis le portail.',
  details: 'Détails pour l’administrateur',
  signOutTitle: 'Se déconnecter de Parvis ?',
  signOutLead: 'Votre mot de passe sera nécessaire pour revenir.',
  signOut: 'Se déconnecter',
  staySignedIn: 'Rester connecté',
  signedOutTitle: 'Vous êtes déconnecté',
  signedOut: 'Sur un ordinateur partagé, fermez aussi le navigateur.',
}

function number(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count)
}

/** The texts by language; the types hold both to the same keys. */
export const words: Record<Language, Words> = { en, fr }
