/** The texts by which a person finds things, in both languages. Journeys read what is on screen, never keys. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

interface Words {
  landingTitle: string
  signIn: string
  email: string
  password: string
  submit: string
  showPassword: string
  askSupport: string
  forgotten: string
  sendCode: string
  codeTitle: string
  code: string
  changePassword: string
  /** The button in the header. */
  launcher: string
  /** The dialog that it opens; in French, exactly as specified. */
  launcherTitle: string
  account: RegExp
  signOut: string
  signedOut: string
  /** The message of a tab with a form that another tab has signed out. */
  signedOutKept: RegExp
  /** The question before a sign-out with unsaved changes. */
  signOutTitle: string
  unsavedElsewhere: string
  staySignedIn: string
  applications: string
  administration: string
  menuAdministration: string
  termsTitle: RegExp
  termsBox: string
  termsAccept: string
  termsContinue: string
  termsRefuse: string
  deniedTitle: string
  deniedText: string
  searchMenus: string
  /** The missing right on the access-denied screen. */
  missingRight: (scope: string) => string
  backHome: string
  sessionEnded: string
  signInAgain: string
  offline: string
  offlineTitle: string
  retryNow: string
  newVersion: string
  chosenLanguage: string
  languageName: string
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    landingTitle: 'Everything you do with the firm, in one place',
    signIn: 'Sign in',
    email: 'Email address',
    password: 'Password',
    submit: 'Sign in',
    showPassword: 'Show password',
    askSupport: 'Contact support',
    forgotten: 'Forgotten your password?',
    sendCode: 'Send a code',
    codeTitle: 'Enter the code',
    code: 'Code',
    changePassword: 'Change password',
    launcher: 'Applications',
    launcherTitle: 'Application launcher',
    account: /^Account of/,
    signOut: 'Sign out',
    signedOut: 'You are signed out.',
    signedOutKept: /^You are signed out\. What you typed is kept in this browser/,
    signOutTitle: 'Sign out with unsaved changes?',
    unsavedElsewhere: 'Your changes in another tab are not saved.',
    staySignedIn: 'Stay signed in',
    applications: 'Applications',
    administration: 'Administration',
    menuAdministration: 'Menu administration',
    termsTitle: /^Terms of use$/,
    termsBox: 'I have read and accept the terms of use',
    termsAccept: 'Accept and continue',
    termsContinue: 'Go to the portal',
    termsRefuse: 'Refuse and sign out',
    deniedTitle: 'Access denied',
    deniedText: 'You do not have permission to use the portal.',
    searchMenus: 'Search the menus',
    missingRight: scope => `Missing scope: ${scope}`,
    backHome: 'Back to home',
    sessionEnded: 'Your session has ended',
    signInAgain: 'Sign in again',
    offline: 'You are offline. What you type is kept. You can send it once you are back online.',
    offlineTitle: 'You are offline',
    retryNow: 'Try now',
    newVersion: 'A new version of the portal is available.',
    chosenLanguage: 'Language (English)',
    languageName: 'English',
  },
  fr: {
    landingTitle: 'Tout ce que vous faites avec le cabinet, au même endroit',
    signIn: 'Se connecter',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    showPassword: 'Afficher le mot de passe',
    askSupport: 'Contacter l’assistance',
    forgotten: 'Mot de passe oublié ?',
    sendCode: 'Envoyer un code',
    codeTitle: 'Saisissez le code',
    code: 'Code',
    changePassword: 'Modifier le mot de passe',
    launcher: 'Applications',
    launcherTitle: "Lanceur d'applications",
    account: /^Compte d/,
    signOut: 'Se déconnecter',
    signedOut: 'Vous êtes déconnecté.',
    signedOutKept: /^Vous êtes déconnecté\. Votre saisie est conservée dans ce navigateur/,
    signOutTitle: 'Se déconnecter sans enregistrer ?',
    unsavedElsewhere: 'Vos modifications dans un autre onglet ne sont pas enregistrées.',
    staySignedIn: 'Rester connecté',
    applications: 'Applications',
    administration: 'Administration',
    menuAdministration: 'Administration des menus',
    termsTitle: /^Conditions générales d’utilisation$/,
    termsBox: 'J’ai lu et j’accepte les conditions d’utilisation',
    termsAccept: 'Accepter et continuer',
    termsContinue: 'Aller au portail',
    termsRefuse: 'Refuser et se déconnecter',
    deniedTitle: 'Accès refusé',
    deniedText: "Vous n'avez pas d'autorisation pour utiliser le Portail.",
    searchMenus: 'Rechercher dans les menus',
    missingRight: scope => `Droit manquant\u00a0: ${scope}`,
    backHome: 'Revenir à l’accueil',
    sessionEnded: 'Votre session est terminée',
    signInAgain: 'Se reconnecter',
    offline:
      'Vous êtes hors ligne. Votre saisie est conservée. Vous pourrez l’envoyer dès le retour du réseau.',
    offlineTitle: 'Vous êtes hors ligne',
    retryNow: 'Réessayer maintenant',
    newVersion: 'Une nouvelle version du portail est disponible.',
    chosenLanguage: 'Langue (Français)',
    languageName: 'Français',
  },
}
