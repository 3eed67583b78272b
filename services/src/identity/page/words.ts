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
  /** With `showWhat`, the name of a button. */
  show: string
  showWhat: string
  signIn: string
  support: string
  forgotten: string
  forgottenTitle: string
  forgottenLead: string
  forgottenDemo: string
  sendCode: string
  notSentTitle: string
  backToSignIn: string
  newPasswordTitle: string
  codeSent: (email: string, minutes: number, mailsPerHour: number) => string
  code: string
  codeHint: string
  codeMissing: string
  codeWrong: string
  newPassword: string
  newPasswordHint: string
  newPasswordMissing: string
  passwordTooLong: string
  passwordTooShort: string
  passwordCommon: string
  passwordPersonal: string
  changePassword: string
  notChangedTitle: string
  askAgain: string
  passwordChanged: string
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
  tagline: 'Everything you do with the firm, in one place.',
  signInTitle: 'Sign in',
  signInLead: 'Use the email address you use with the firm.',
  email: 'Email address',
  password: 'Password',
  show: 'Show',
  showWhat: 'password',
  signIn: 'Sign in',
  support: 'Contact support',
  forgotten: 'Forgotten your password?',
  forgottenTitle: 'Choose a new password',
  forgottenLead: 'Enter your email address. We send you a code.',
  forgottenDemo: 'Demo people do not receive codes: they all have the same password.',
  sendCode: 'Send a code',
  notSentTitle: 'No code was sent',
  backToSignIn: 'Back to sign-in',
  newPasswordTitle: 'Enter the code',
  codeSent: (email, minutes, mailsPerHour) =>
    `If there is an account for ${email}, we have just sent a code to that address. It is valid for ${minutes} minutes. We send at most ${mailsPerHour} codes an hour. Once you have received them, enter the latest one on the page from which you requested it.`,
  code: 'Code',
  codeHint: 'Eight letters from the email, for example BCDF-GHJK.',
  codeMissing: 'Enter the code from the email.',
  codeWrong: 'This code is wrong or no longer valid. Check it, or request another code.',
  newPassword: 'New password',
  newPasswordHint: 'At least 12 characters. Avoid common passwords, your name, and your company.',
  newPasswordMissing: 'Enter a password.',
  passwordTooLong: 'Use at most 200 characters.',
  passwordTooShort: 'Use at least 12 characters.',
  passwordCommon: 'This password is one of the most common ones. Choose another one.',
  passwordPersonal: 'This password contains your name, company, or email address. Choose another one.',
  changePassword: 'Change password',
  notChangedTitle: 'Your password was not changed',
  askAgain: 'Request another code',
  passwordChanged: 'Your password was changed. Sign in with the new one.',
  errorTitle: 'You are not signed in yet',
  emailMissing: 'Enter your email address.',
  emailMalformed: 'Enter an email address, for example name@firm.com.',
  passwordMissing: 'Enter your password.',
  wrong: 'The email address or password is wrong. Check both, then try again.',
  tooManyTitle: 'Too many attempts',
  tooMany: seconds =>
    seconds > 90
      ? `To protect your account, wait ${Math.ceil(seconds / 60)} minutes before you try again.`
      : `To protect your account, wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before you try again.`,
  tooManyElsewhere: 'You do not have to wait in a browser where you have signed in before.',
  triedTitle: 'Someone tried to sign in to your account',
  tried: count =>
    count === 1
      ? 'Since you last signed in, one wrong password was entered for your account in another browser.'
      : `Since you last signed in, ${number(count, 'en')} wrong passwords were entered for your account in other browsers.`,
  triedAdvice: 'None of these attempts succeeded. If this was not you, tell your portal administrator.',
  goOn: 'Continue to Parvis',
  foreignPost: 'This form came from another site and was ignored. Sign in here.',
  demoTitle: 'Demo people',
  demoLead: 'This Parvis uses demo data. Choose a person to sign in as.',
  demoPassword: 'Password for all',
  signInAs: 'Sign in as',
  demoRole: {
    administrator: 'Security administrator',
    staff: 'Staff',
    partner: 'Engagement partner',
    manager: 'Manager',
    client: 'Client, terms accepted',
    'new-client': 'Client, terms not accepted',
    'no-record': 'Not in the client directory',
  },
  expiredTitle: 'This page has expired',
  expired:
    'The sign-in was completed elsewhere or took too long. Nothing is lost. Start again from the portal.',
  backToPortal: 'Go to Parvis',
  tryAgain: 'Try again',
  brokenTitle: 'Something went wrong',
  broken:
    'The sign-in service is not responding. Try again in a moment. If it happens again, contact your administrator.',
  refusedTitle: 'This sign-in request is not valid',
  refused: 'The link you followed is incomplete or not allowed. Start again from the portal.',
  details: 'Details for the administrator',
  signOutTitle: 'Sign out of Parvis?',
  signOutLead: 'You need your password to sign in again.',
  signOut: 'Sign out',
  staySignedIn: 'Stay signed in',
  signedOutTitle: 'You are signed out',
  signedOut: 'On a shared computer, close the browser too.',
}

const fr: Words = {
  language: 'Français',
  otherLanguage: 'English',
  switchTo: 'Read this page in English',
  tagline: 'Tout ce que vous faites avec le cabinet, au même endroit.',
  signInTitle: 'Connexion',
  signInLead: 'Utilisez l’adresse e-mail que vous utilisez avec le cabinet.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  show: 'Afficher',
  showWhat: 'le mot de passe',
  signIn: 'Se connecter',
  support: 'Contacter l’assistance',
  forgotten: 'Mot de passe oublié ?',
  forgottenTitle: 'Choisir un nouveau mot de passe',
  forgottenLead: 'Saisissez votre adresse e-mail. Nous vous envoyons un code.',
  forgottenDemo:
    'Les personnes de démonstration ne reçoivent pas de code : elles ont toutes le même mot de passe.',
  sendCode: 'Envoyer un code',
  notSentTitle: 'Aucun code n’a été envoyé',
  backToSignIn: 'Retour à la connexion',
  newPasswordTitle: 'Saisissez le code',
  codeSent: (email, minutes, mailsPerHour) =>
    `S’il existe un compte pour ${email}, nous venons d’envoyer un code à cette adresse. Il est valide pendant ${minutes} minutes. Nous envoyons au plus ${mailsPerHour} codes par heure. Au-delà, saisissez le dernier code reçu sur la page depuis laquelle vous l’avez demandé.`,
  code: 'Code',
  codeHint: 'Huit lettres de l’e-mail, par exemple BCDF-GHJK.',
  codeMissing: 'Saisissez le code de l’e-mail.',
  codeWrong: 'Ce code est incorrect ou n’est plus valide. Vérifiez-le ou demandez-en un autre.',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Au moins 12 caractères. Évitez les mots de passe courants, votre nom et votre société.',
  newPasswordMissing: 'Saisissez un mot de passe.',
  passwordTooLong: 'Utilisez au plus 200 caractères.',
  passwordTooShort: 'Utilisez au moins 12 caractères.',
  passwordCommon: 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre.',
  passwordPersonal:
    'Ce mot de passe contient votre nom, votre société ou votre adresse e-mail. Choisissez-en un autre.',
  changePassword: 'Modifier le mot de passe',
  notChangedTitle: 'Votre mot de passe n’a pas été modifié',
  askAgain: 'Demander un autre code',
  passwordChanged: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  errorTitle: 'Vous n’êtes pas encore connecté',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailMalformed: 'Saisissez une adresse e-mail, par exemple nom@cabinet.fr.',
  passwordMissing: 'Saisissez votre mot de passe.',
  wrong: 'L’adresse e-mail ou le mot de passe est faux. Vérifiez les deux, puis réessayez.',
  tooManyTitle: 'Trop de tentatives',
  tooMany: seconds =>
    seconds > 90
      ? `Pour protéger votre compte, patientez ${Math.ceil(seconds / 60)} minutes avant de réessayer.`
      : `Pour protéger votre compte, patientez ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'} avant de réessayer.`,
  tooManyElsewhere: 'Vous n’avez pas à attendre dans un navigateur où vous vous êtes déjà connecté.',
  triedTitle: 'Quelqu’un a tenté de se connecter à votre compte',
  tried: count =>
    count === 1
      ? 'Depuis votre dernière connexion, un mot de passe erroné a été saisi pour votre compte dans un autre navigateur.'
      : `Depuis votre dernière connexion, ${number(count, 'fr')} mots de passe erronés ont été saisis pour votre compte dans d’autres navigateurs.`,
  triedAdvice:
    'Aucune de ces tentatives n’a abouti. Si ce n’était pas vous, prévenez l’administrateur de votre portail.',
  goOn: 'Continuer vers Parvis',
  foreignPost: 'Ce formulaire provient d’un autre site et n’a pas été pris en compte. Connectez-vous ici.',
  demoTitle: 'Personnes de démonstration',
  demoLead: 'Ce Parvis utilise des données de démonstration. Choisissez une personne pour vous connecter.',
  demoPassword: 'Mot de passe pour toutes',
  signInAs: 'Se connecter en tant que',
  demoRole: {
    administrator: 'Administratrice de la sécurité',
    staff: 'Collaborateur',
    partner: 'Associée responsable de mission',
    manager: 'Manager',
    client: 'Cliente, conditions acceptées',
    'new-client': 'Client, conditions non acceptées',
    'no-record': 'Absent du référentiel client',
  },
  expiredTitle: 'Cette page a expiré',
  expired:
    'La connexion a été terminée ailleurs ou a pris trop de temps. Rien n’est perdu. Recommencez depuis le portail.',
  backToPortal: 'Aller à Parvis',
  tryAgain: 'Réessayer',
  brokenTitle: 'Une erreur est survenue',
  broken:
    'Le service de connexion ne répond pas. Réessayez dans un instant. Si cela se reproduit, contactez votre administrateur.',
  refusedTitle: 'Cette demande de connexion n’est pas valide',
  refused: 'Le lien suivi est incomplet ou n’est pas autorisé. Recommencez depuis le portail.',
  details: 'Détails pour l’administrateur',
  signOutTitle: 'Se déconnecter de Parvis ?',
  signOutLead: 'Votre mot de passe sera nécessaire pour vous reconnecter.',
  signOut: 'Se déconnecter',
  staySignedIn: 'Rester connecté',
  signedOutTitle: 'Vous êtes déconnecté',
  signedOut: 'Sur un ordinateur partagé, fermez aussi le navigateur.',
}

function number(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count)
}

/** The texts by language; the types ensure that both have the same keys. */
export const words: Record<Language, Words> = { en, fr }
