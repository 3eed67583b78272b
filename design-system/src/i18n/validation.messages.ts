import { defineMessages } from './messages.ts'

/**
 * Every validator text of the product, in both languages: `useMessages(validationMessages)('required', { field })`.
 * `{field}` is the label of the field, `{0}` the field of a grid cell and `{1}` the bound that it breaks.
 */
export const validationMessages = defineMessages({
  en: {
    required: '{field} is required.',
    numeric: '{field} must be a number.',
    usernameAt: 'The user name must not contain an @.',
    email: 'Enter a valid e-mail address.',
    tooShort: {
      one: '{field} has at least {count} character.',
      other: '{field} has at least {count} characters.',
    },
    tooLong: {
      one: '{field} has at most {count} character.',
      other: '{field} has at most {count} characters.',
    },
    pattern: '{field} does not have the expected format.',
    minimum: '{field} must be at least {1}.',
    maximum: '{field} must be at most {1}.',
    controlCharacter: '{field} contains a character that cannot be shown.',
    unknownField: '{field} is not expected here.',
    color: '{field} must be a colour such as #1f6f8b.',

    phoneFormat:
      'This is not the format of a French mobile number. Correct it, or keep it if the number is foreign.',
    emailKnown:
      'This e-mail address is already used in another onboarding. Change it, or continue with the contact information saved before.',
    emailTaken: 'This e-mail address is already used in another onboarding.',
    clientMissing: 'Choose a client.',
    engagementMissing: 'Choose an engagement.',
    offerMissing: 'Choose an offer.',
    contactMissing: 'Enter a contact.',
    roleMissing: 'Choose a role.',
    partnerMissing: 'The engagement partner must be set.',
    managerMissing: 'The engagement manager must be set.',
    requestDuplicate: 'An equivalent request was already started. Check its status.',

    nameTooLong: '{field} must have fewer than 15 characters.',
    parentMissing: 'Select a parent folder.',
    folderMissing: 'Select a folder.',
    folderNotEmpty: 'Only an empty folder can be deleted: this one contains sub-folders or reports.',
    folderExists: 'The folder already exists.',
    folderOtherEngagement: 'This folder belongs to another engagement.',
    reportExists: 'A report of this name already exists in the chosen folder.',
    reportMissing: 'Select a report.',
    fileType: 'The report must be a .pbix file.',
    fileEmpty: 'The report file contains no data.',
    fileTooLarge: 'The report file must be at most 1 GB.',
    projectClient: 'Choose the client of the project.',
    projectEngagement: 'Choose the engagement of the project.',

    termsUnticked: 'Please tick the box.',
    codeTaken: 'This code is already used by another menu.',
    linkUnknown: 'This link leads neither to a screen of the portal nor to an allowed site.',

    gridRequired: '{0} is required',
    gridInvalid: '{0} is not valid',
    gridMinimum: '{0} must be greater than or equal to {1}',
    gridMaximum: '{0} must be less than or equal to {1}',
    gridEmail: '{0} is not a valid e-mail address',
    gridUrl: '{0} is not a valid URL',
    gridDate: '{0} is not a valid date',
    gridDateOrder: 'The end date must be after the start date',
  },
  fr: {
    required: '{field} est obligatoire.',
    numeric: '{field} doit être numérique.',
    usernameAt: 'Le nom d’utilisateur ne doit pas contenir un @.',
    email: 'Vous devez saisir un email valide.',
    tooShort: {
      one: '{field} compte au moins {count} caractère.',
      other: '{field} compte au moins {count} caractères.',
    },
    tooLong: {
      one: '{field} compte au plus {count} caractère.',
      other: '{field} compte au plus {count} caractères.',
    },
    pattern: '{field} n’a pas le format attendu.',
    minimum: '{field} doit être au moins égal à {1}.',
    maximum: '{field} doit être au plus égal à {1}.',
    controlCharacter: '{field} contient un caractère qui ne peut pas être affiché.',
    unknownField: '{field} n’est pas attendu ici.',
    color: '{field} doit être une couleur telle que #1f6f8b.',

    phoneFormat:
      'Ce numéro n’a pas le format d’un mobile français. Corrigez-le, ou gardez-le s’il s’agit d’un numéro étranger.',
    emailKnown:
      'Cet email est déjà utilisé dans une autre demande. Modifiez-le, ou continuez avec les informations du contact déjà enregistrées.',
    emailTaken: 'Cet email est déjà utilisé dans une autre demande.',
    clientMissing: 'Choisissez un client.',
    engagementMissing: 'Choisissez une mission.',
    offerMissing: 'Choisissez une offre.',
    contactMissing: 'Saisissez un contact.',
    roleMissing: 'Choisissez un rôle.',
    partnerMissing: 'L’associé responsable de la mission doit être renseigné.',
    managerMissing: 'Le manager de la mission doit être renseigné.',
    requestDuplicate: 'Une demande équivalente a déjà été initiée. Vérifiez son statut.',

    nameTooLong: '{field} doit compter moins de 15 caractères.',
    parentMissing: 'Sélectionnez un dossier parent.',
    folderMissing: 'Sélectionnez un dossier.',
    folderNotEmpty:
      'Seul un dossier vide peut être supprimé : celui-ci contient des sous-dossiers ou des rapports.',
    folderExists: 'Le dossier existe déjà.',
    folderOtherEngagement: 'Ce dossier est rattaché à une autre mission.',
    reportExists: 'Un rapport de ce nom existe déjà dans le dossier choisi.',
    reportMissing: 'Sélectionnez un rapport.',
    fileType: 'Le rapport doit être un fichier .pbix.',
    fileEmpty: 'Le fichier du rapport ne contient pas de données.',
    fileTooLarge: 'Le fichier du rapport ne doit pas dépasser 1 Go.',
    projectClient: 'Choisissez le client du projet.',
    projectEngagement: 'Choisissez la mission du projet.',

    termsUnticked: 'Veuillez cliquer la case à cocher.',
    codeTaken: 'Ce code est déjà utilisé par un autre menu.',
    linkUnknown: 'Ce lien ne mène ni à un écran du portail, ni à un site autorisé.',

    gridRequired: '{0} est obligatoire',
    gridInvalid: '{0} n’est pas valide',
    gridMinimum: '{0} doit être supérieur ou égal à {1}',
    gridMaximum: '{0} doit être inférieur ou égal à {1}',
    gridEmail: '{0} n’est pas une adresse email valide',
    gridUrl: '{0} n’est pas une URL valide',
    gridDate: '{0} n’est pas une date valide',
    gridDateOrder: 'La date de fin doit être postérieure à la date de début',
  },
})
