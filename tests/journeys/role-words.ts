/** The texts of roles and groups in both languages, as on screen. */
import type { Language } from './words.ts'

interface RoleWords {
  roles: string
  mine: string
  create: string
  newRole: string
  name: string
  purpose: string
  details: string
  scopes: string
  members: string
  history: string
  historyCreated: RegExp
  addScopes: string
  addCondition: string
  about: RegExp
  calculated: string
  paste: string
  emails: string
  lookUp: string
  removeMember: string
  review: string
  gaining: string
  saveRole: string
  createRole: string
  overwrite: string
  remove: string
  confirmRemove: string
  managerTitle: string
  gone: string
}

export const roleWords: Readonly<Record<Language, RoleWords>> = {
  en: {
    roles: 'Roles and groups',
    mine: 'My groups',
    create: 'Create role',
    newRole: 'New role',
    name: 'French name',
    purpose: 'Purpose',
    details: 'Details',
    scopes: 'Scopes',
    members: 'Members',
    history: 'History',
    historyCreated: /^Role created$/,
    addScopes: 'Add scopes',
    addCondition: 'Add condition',
    about: /Field$/,
    calculated: 'Calculated members',
    paste: 'Paste a list of email addresses',
    emails: 'Email addresses',
    lookUp: 'Find and add these people',
    removeMember: 'Remove from members by name',
    review: 'Review and save…',
    gaining: 'People who gain scopes',
    saveRole: 'Save role',
    createRole: 'Create role',
    overwrite: 'Overwrite with my version',
    remove: 'Delete…',
    confirmRemove: 'Delete role',
    managerTitle: 'You manage the members of this role',
    gone: 'This role does not exist',
  },
  fr: {
    roles: 'Rôles et groupes',
    mine: 'Mes groupes',
    create: 'Créer un rôle',
    newRole: 'Nouveau rôle',
    name: 'Nom français',
    purpose: 'Objet',
    details: 'Fiche',
    scopes: 'Droits',
    members: 'Membres',
    history: 'Historique',
    historyCreated: /^Rôle créé$/,
    addScopes: 'Ajouter des droits',
    addCondition: 'Ajouter une condition',
    about: /Champ$/,
    calculated: 'Membres calculés',
    paste: 'Coller une liste d’adresses e-mail',
    emails: 'Adresses e-mail',
    lookUp: 'Rechercher et ajouter ces personnes',
    removeMember: 'Retirer des membres nommés',
    review: 'Vérifier et enregistrer…',
    gaining: 'Personnes qui gagnent des droits',
    saveRole: 'Enregistrer le rôle',
    createRole: 'Créer le rôle',
    overwrite: 'Remplacer par ma version',
    remove: 'Supprimer…',
    confirmRemove: 'Supprimer le rôle',
    managerTitle: 'Vous êtes responsable des membres de ce rôle',
    gone: 'Ce rôle n’existe pas',
  },
}
