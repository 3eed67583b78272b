/** The texts of the menu administration in both languages, as on screen. */
import type { Language } from './words.ts'

interface MenuWords {
  create: string
  tree: string
  field: {
    frenchName: string
    englishName: string
    frenchDescription: string
    englishDescription: string
    icon: string
    color: string
    link: string
    code: string
    parent: string
    order: string
    scope: string
    onlyFirm: string
    forceRefresh: string
  }
  required: string
  linkForm: string
  linkRoute: string
  newForm: string
  editForm: string
  submitNew: string
  submit: string
  cancel: string
  created: string
  saved: string
  notSaved: string
  unsaved: string
  actions: (title: string) => string
  undo: string
  movedBack: (title: string) => string
  move: string
  moveTitle: (title: string) => string
  confirmMove: string
  movedInto: (title: string, parent: string) => RegExp
  remove: string
  removeTitle: (title: string) => string
  lift: string
  removeToo: string
  confirmRemove: string
  confirmRemoveAll: (count: number) => string
  removed: string
  changedTitle: string
  conflictTitle: string
  back: string
  reload: string
  overwrite: string
  leaveTitle: string
  stay: string
  leave: string
  resume: string
  discard: string
  onHome: string
  /** One of the icons. */
  iconName: string
  language: RegExp
}

export const menuWords: Readonly<Record<Language, MenuWords>> = {
  en: {
    create: 'Create menu',
    tree: 'Menus',
    field: {
      frenchName: 'French name',
      englishName: 'English name',
      frenchDescription: 'French description',
      englishDescription: 'English description',
      icon: 'Icon',
      color: 'Icon color',
      link: 'Link',
      code: 'Code',
      parent: 'Parent menu',
      order: 'Order',
      scope: 'Minimum scope',
      onlyFirm: 'Staff only',
      forceRefresh: 'Refresh immediately',
    },
    required: 'This field is required',
    linkForm: 'Enter a path that starts with / or an address that starts with https://.',
    linkRoute: 'The portal has no page at this address. Check the link.',
    newForm: 'New menu',
    editForm: 'Menu details',
    submitNew: 'Create menu',
    submit: 'Save menu',
    cancel: 'Cancel',
    created: 'Menu created',
    saved: 'Menu saved',
    notSaved: 'The menu was not saved',
    unsaved: 'Unsaved changes',
    actions: title => `Actions for ${title}`,
    move: 'Move to…',
    undo: 'Undo',
    movedBack: title => `“${title}” moved back`,
    moveTitle: title => `Move “${title}”`,
    confirmMove: 'Move here',
    movedInto: (title, parent) => new RegExp(`${title} moved into ${parent}, position \\d+ of \\d+\\.`),
    remove: 'Delete…',
    removeTitle: title => `Delete the menu “${title}”?`,
    lift: 'Move them up one level',
    removeToo: 'Delete them too',
    confirmRemove: 'Delete menu',
    confirmRemoveAll: count => `Delete ${String(count)} menus`,
    removed: 'Menu deleted',
    changedTitle: 'Someone else changed this menu',
    conflictTitle: 'Inès Marchand saved this before you',
    back: 'Back to form',
    reload: 'Use the saved version',
    overwrite: 'Overwrite with my version',
    leaveTitle: 'Leave without saving?',
    stay: 'Keep editing',
    leave: 'Leave without saving',
    resume: 'Resume',
    discard: 'Discard',
    onHome: 'None (home page)',
    iconName: 'archive',
    language: /^Language \(/,
  },
  fr: {
    create: 'Créer un menu',
    tree: 'Menus',
    field: {
      frenchName: 'Nom français',
      englishName: 'Nom anglais',
      frenchDescription: 'Description française',
      englishDescription: 'Description anglaise',
      icon: 'Icône',
      color: 'Couleur de l’icône',
      link: 'Lien',
      code: 'Code',
      parent: 'Menu parent',
      order: 'Ordre',
      scope: 'Droit minimal',
      onlyFirm: 'Réservé aux collaborateurs',
      forceRefresh: 'Actualisation immédiate',
    },
    required: 'Ce champ est obligatoire',
    linkForm: 'Saisissez un chemin qui commence par / ou une adresse qui commence par https://.',
    linkRoute: 'Le portail n’a pas de page à cette adresse. Vérifiez le lien.',
    newForm: 'Nouveau menu',
    editForm: 'Fiche du menu',
    submitNew: 'Créer le menu',
    submit: 'Enregistrer le menu',
    cancel: 'Annuler',
    created: 'Menu créé',
    saved: 'Menu enregistré',
    notSaved: 'Le menu n’a pas été enregistré',
    unsaved: 'Modifications non enregistrées',
    actions: title => `Actions pour ${title}`,
    move: 'Déplacer vers…',
    undo: 'Annuler',
    movedBack: title => `« ${title} » est revenu à sa place`,
    moveTitle: title => `Déplacer « ${title} »`,
    confirmMove: 'Déplacer ici',
    movedInto: (title, parent) =>
      new RegExp(`${title} est maintenant dans ${parent}, en position \\d+ sur \\d+\\.`),
    remove: 'Supprimer…',
    removeTitle: title => `Supprimer le menu « ${title} » ?`,
    lift: 'Les remonter d’un niveau',
    removeToo: 'Les supprimer aussi',
    confirmRemove: 'Supprimer le menu',
    confirmRemoveAll: count => `Supprimer ${String(count)} menus`,
    removed: 'Menu supprimé',
    changedTitle: 'Une autre personne a modifié ce menu',
    conflictTitle: 'Inès Marchand a enregistré avant vous',
    back: 'Revenir au formulaire',
    reload: 'Utiliser la version enregistrée',
    overwrite: 'Remplacer par ma version',
    leaveTitle: 'Quitter sans enregistrer ?',
    stay: 'Continuer la saisie',
    leave: 'Quitter sans enregistrer',
    resume: 'Reprendre',
    discard: 'Abandonner',
    onHome: 'Aucun (accueil)',
    iconName: 'archive',
    language: /^Langue \(/,
  },
}
