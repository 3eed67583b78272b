import { defineMessages } from './messages.ts'

/**
 * All validation messages of the product, in both languages: `useMessages(validationMessages)('required', { field })`.
 * `{{field}}` is the label of the field, `{{0}}` the field of a grid cell and `{{1}}` the bound that it violates.
 */
export const validationMessages = defineMessages({
  en: {
    required: '{{field}} is required.',
    numeric: '{{field}} must be a number.',
    usernameAt: 'The user name cannot contain @.',
    email: 'Enter a valid email address.',
    tooShort: {
      one: 'Enter at least {{count}} character for {{field}}.',
      other: 'Enter at least {{count}} characters for {{field}}.',
    },
    tooLong: {
      one: 'Enter at most {{count}} character for {{field}}.',
      other: 'Enter at most {{count}} characters for {{field}}.',
    },
    pattern: '{{field}} does not have the expected format.',
    minimum: '{{field}} must be at least {{1}}.',
    maximum: '{{field}} must be at most {{1}}.',
    controlCharacter: '{{field}} contains an invisible character. Remove it.',
    unknownField: '{{field}} is not expected here.',
    color: '{{field}} must be a color, for example #1f6f8b.',

    phoneFormat: 'This is not a French mobile number. Correct it, or keep it if it is a foreign number.',
    emailKnown:
      'This email address is already used in another onboarding request. Change it, or continue with the saved contact.',
    emailTaken: 'This email address is already used in another onboarding request.',
    clientMissing: 'Choose a client.',
    engagementMissing: 'Choose an engagement.',
    offerMissing: 'Choose a solution.',
    contactMissing: 'Enter a contact.',
    roleMissing: 'Choose a role.',
    partnerMissing: 'Choose the engagement partner.',
    managerMissing: 'Choose the engagement manager.',
    requestDuplicate: 'A request like this one already exists. Check its status.',

    nameTooLong: '{{field}} must have fewer than 15 characters.',
    parentMissing: 'Choose a parent folder.',
    folderMissing: 'Choose a folder.',
    folderNotEmpty: 'This folder contains sub-folders or reports. Move or delete them first.',
    folderExists: 'This folder already exists.',
    folderOtherEngagement: 'This folder belongs to another engagement.',
    reportExists: 'This folder already has a report with this name.',
    reportMissing: 'Choose a report.',
    fileType: 'Choose a .pbix file.',
    fileEmpty: 'This report has no data. Choose another file.',
    fileTooLarge: 'Choose a file of at most 1 GB.',
    projectClient: 'Choose the client of the project.',
    projectEngagement: 'Choose the engagement of the project.',

    termsUnticked: 'Select the box.',
    codeTaken: 'Another menu already uses this code.',
    linkUnknown: 'This link is not a page of the portal or an allowed address.',

    gridRequired: '{{0}} is required',
    gridInvalid: '{{0}} is not valid',
    gridMinimum: '{{0}} must be greater than or equal to {{1}}',
    gridMaximum: '{{0}} must be less than or equal to {{1}}',
    gridEmail: '{{0}} is not a valid email address',
    gridUrl: '{{0}} is not a valid URL',
    gridDate: '{{0}} is not a valid date',
    gridDateOrder: 'The end date must be after the start date',
  },
  fr: {
    required: '{{field}} est obligatoire.',
    numeric: '{{field}} doit être numérique.',
    usernameAt: "le nom d'utilisateur ne doit pas contenir un @.",
    email: 'Vous devez saisir un email valide',
    tooShort: {
      one: 'Saisissez au moins {{count}} caractère pour {{field}}.',
      other: 'Saisissez au moins {{count}} caractères pour {{field}}.',
    },
    tooLong: {
      one: 'Saisissez au plus {{count}} caractère pour {{field}}.',
      other: 'Saisissez au plus {{count}} caractères pour {{field}}.',
    },
    pattern: '{{field}} n’a pas le format attendu.',
    minimum: '{{field}} doit être au moins égal à {{1}}.',
    maximum: '{{field}} doit être au plus égal à {{1}}.',
    controlCharacter: '{{field}} contient un caractère invisible. Retirez-le.',
    unknownField: '{{field}} n’est pas attendu ici.',
    color: '{{field}} doit être une couleur, par exemple #1f6f8b.',

    phoneFormat:
      'Ce n’est pas un numéro de mobile français. Corrigez-le, ou gardez-le s’il s’agit d’un numéro étranger.',
    emailKnown:
      'Cette adresse e-mail est déjà utilisée dans une autre demande. Modifiez-la, ou continuez avec le contact enregistré.',
    emailTaken: 'Cette adresse e-mail est déjà utilisée dans une autre demande.',
    clientMissing: 'Choisissez un client.',
    engagementMissing: 'Choisissez une mission.',
    offerMissing: 'Choisissez une solution.',
    contactMissing: 'Saisissez un contact.',
    roleMissing: 'Choisissez un rôle.',
    partnerMissing: 'Choisissez l’associé responsable de la mission.',
    managerMissing: 'Choisissez le manager de la mission.',
    requestDuplicate: 'Une demande équivalente existe déjà. Vérifiez son statut.',

    nameTooLong: '{{field}} doit compter moins de 15 caractères.',
    parentMissing: 'Sélectionnez un dossier parent.',
    folderMissing: 'Sélectionnez un dossier.',
    folderNotEmpty:
      'Ce dossier contient des sous-dossiers ou des rapports. Déplacez-les ou supprimez-les d’abord.',
    folderExists: 'Le dossier existe déjà.',
    folderOtherEngagement: 'Ce dossier est rattaché à une autre mission.',
    reportExists: 'Ce dossier contient déjà un rapport de ce nom.',
    reportMissing: 'Sélectionnez un rapport.',
    fileType: 'Choisissez un fichier .pbix.',
    fileEmpty: 'Ce rapport ne contient pas de données. Choisissez un autre fichier.',
    fileTooLarge: 'Choisissez un fichier de 1 Go au plus.',
    projectClient: 'Choisissez le client du projet.',
    projectEngagement: 'Choisissez la mission du projet.',

    termsUnticked: 'Veuillez cliquer la case à cocher.',
    codeTaken: 'Un autre menu utilise déjà ce code.',
    linkUnknown: 'Ce lien n’est ni une page du portail, ni une adresse autorisée.',

    gridRequired: '{{0}} est obligatoire',
    gridInvalid: '{{0}} n’est pas valide',
    gridMinimum: '{{0}} doit être supérieur ou égal à {{1}}',
    gridMaximum: '{{0}} doit être inférieur ou égal à {{1}}',
    gridEmail: '{{0}} n’est pas une adresse e-mail valide',
    gridUrl: '{{0}} n’est pas une URL valide',
    gridDate: '{{0}} n’est pas une date valide',
    gridDateOrder: 'La date de fin doit être postérieure à la date de début',
  },
})
