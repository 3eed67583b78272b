/** A thing or action of the product: its name in both languages, and names to avoid. */
interface Term {
  en: string
  fr: string
  /** Words that no text on screen may contain, in any letter case. */
  avoid: { en: readonly string[]; fr: readonly string[] }
}

/** A group of related terms. */
interface TermGroup {
  title: string
  terms: readonly Term[]
}

const listed = (words: string) => words.split(', ').filter(word => word !== '')

/** @param avoidEn words to avoid in English, separated by commas */
function term(en: string, fr: string, avoidEn = '', avoidFr = ''): Term {
  return { en, fr, avoid: { en: listed(avoidEn), fr: listed(avoidFr) } }
}

/** The vocabulary of the product. The page "Voice" shows it, and a test checks all texts on screen against it. */
export const glossary: readonly TermGroup[] = [
  {
    title: 'People and access',
    terms: [
      term('sign in', 'se connecter', 'log in, log on, logging in', 'se loguer, s’authentifier'),
      term('sign out', 'se déconnecter', 'log out, log off', 'fermer la session'),
      term(
        'permission',
        'droit',
        'your rights, access right, access rights, lack the, lacks the',
        'habilitation',
      ),
      term('scope', 'droit', 'privilege, entitlement', 'privilège'),
      term('role', 'rôle'),
      term('group', 'groupe'),
      term('member', 'membre'),
      term('manager', 'responsable'),
      term('administrator', 'administrateur', 'admin user, who administers, who administer', 'gestionnaire'),
      term('staff', 'collaborateurs', 'of the firm, employee', 'employé'),
      term('client', 'client', 'customer, customers'),
      term(
        'client directory',
        'référentiel client',
        'customer data store',
        'référentiel clients, référentiel des clients',
      ),
      term('contact', 'contact'),
      term('firm', 'cabinet', 'our company', 'notre société'),
      term('partner', 'associé'),
      term('business unit', 'business unit', 'branch office', 'unité opérationnelle, entité'),
      term('account', 'compte'),
      term(
        'email address',
        'adresse e-mail',
        'e-mail, e-mails, mail address',
        'email, emails, courriel, mail, mails',
      ),
      term('password', 'mot de passe', 'passcode', 'code secret'),
      term('support', 'assistance', 'help desk, helpdesk', 'le support, hotline'),
      term('someone, no one, everyone', 'quelqu’un, personne', 'somebody, nobody, everybody, anybody'),
      term(
        'people who …',
        'les personnes qui …',
        'whoever, whosoever, those who, nobody but, only who',
        'quiconque',
      ),
    ],
  },
  {
    title: 'Places',
    terms: [
      term('portal', 'portail'),
      term('home', 'accueil', 'homepage, start page', 'page de garde'),
      term('page', 'page', 'no screen, a screen, this screen', 'un écran, cet écran, aucun écran'),
      term('menu', 'menu'),
      term('sub-menu', 'sous-menu', 'submenu, child menu'),
      term('sidebar', 'menu latéral', 'side bar', 'barre latérale'),
      term('application', 'application', 'app, apps', 'appli, logiciel du portail'),
      term('application launcher', 'lanceur d’applications', 'app launcher', 'lanceur d’apps'),
      term('link', 'lien', 'hyperlink', 'hyperlien'),
      term('address', 'adresse', 'web address', 'adresse web'),
      term('appears', 'apparaît', 'stands here, stands in, stand in, stands on, stand here', 'se tient ici'),
      term('row, column', 'ligne, colonne', 'record line', 'rangée'),
      term('view', 'vue'),
      term('filter', 'filtre', 'narrow the'),
      term('type', 'type', 'kind, kinds'),
    ],
  },
  {
    title: 'Work',
    terms: [
      term('engagement', 'mission', 'assignment, mandate'),
      term('request', 'demande'),
      term('solution', 'solution'),
      term('report', 'rapport'),
      term('library', 'bibliothèque'),
      term('folder', 'dossier', 'sub-directory', 'répertoire'),
      term('project', 'projet'),
      term('template', 'modèle', '', 'gabarit'),
      term('version', 'version'),
      term('publication', 'publication'),
      term('reference sheet', 'fiche de référence', 'credential, tombstone', 'credential'),
      term('bookmark', 'signet', '', 'marque-page'),
      term('favorite', 'favori'),
      term('file', 'fichier'),
      term('image', 'image', 'picture, pictures'),
      // Taken with a camera. Images of menus, reports and documents are not photos.
      term('photo', 'photo', 'snapshot', 'photographie, cliché'),
      term('notification', 'notification', 'alert message', 'alerte'),
      term('recipients', 'destinataires', 'addressees'),
      term('draft', 'brouillon', '', 'ébauche'),
      term('live', 'en cours', 'in force, in effect'),
      term('competitor', 'concurrent'),
      term('supplier', 'fournisseur', 'vendor'),
      term('independence conflict', 'conflit d’indépendance', 'conflict of independence'),
      term('API consumer', 'consommateur d’API'),
      term('key', 'clé', '', 'clef'),
      term('fees', 'honoraires'),
      term(
        'unsaved changes',
        'modifications non enregistrées',
        'what you have typed, what you had typed, what you entered',
      ),
    ],
  },
  {
    title: 'Actions',
    terms: [
      term('save', 'enregistrer', 'could not be kept', 'sauvegarder, sauver'),
      term('cancel', 'annuler', 'cancelled, cancelling'),
      term('undo', 'annuler', 'take back, takes back', 'défaire'),
      term('create', 'créer', 'make a, make another, be made'),
      term('add', 'ajouter', 'append'),
      term('edit', 'modifier', '', 'éditer'),
      term('remove', 'retirer', 'take out, takes out, take it out, taken out', 'ôter'),
      term('delete', 'supprimer', 'erase, destroy', 'détruire'),
      term(
        'restore',
        'rétablir',
        'bring back, brought back, take up, taken up, offer again',
        'remettre en place',
      ),
      term('download', 'télécharger', 'be taken, has taken it', 'récupérer le fichier'),
      term('upload', 'envoyer', 'what was sent', 'téléverser, uploader'),
      term('import', 'importer'),
      term('export', 'exporter'),
      term('publish', 'publier'),
      term('withdraw', 'retirer', 'unpublish', 'dépublier'),
      term('retire', 'retirer', 'decommission', 'décommissionner'),
      term('rotate a key', 'remplacer une clé', 'roll over'),
      term('choose', 'choisir', 'pick'),
      term('select (a box)', 'cocher', 'tick, ticked, untick', 'décliquer'),
      term('continue', 'continuer', 'go on, goes on, gone on, proceed'),
      term('start', 'commencer', 'begin, begins, begun, began, commence', 'débuter, initier, initiée'),
      term('review', 'vérifier', 'look at it again, a look at, worth a look', 'coup d’œil'),
      term('expand, collapse', 'déplier, replier'),
      term('reload', 'recharger', 'load the page again'),
      term('try again', 'réessayer', 'retry', 'veuillez réessayer, merci de réessayer'),
    ],
  },
  {
    title: 'Errors and small words',
    terms: [
      term(
        'Something went wrong',
        'Un problème est survenu',
        'an error occurred, a problem occurred, oops, sorry',
        'oups',
      ),
      term('is not responding', 'ne répond pas', 'does not answer, do not answer'),
      term('not valid', 'non valide', 'invalid, illegal, malformed', 'invalide, mal formé, valable'),
      term('(verb first)', '(verbe d’abord)', 'please, kindly', 'veuillez, merci de, s’il vous plaît'),
      term('can', 'pouvoir', 'may read, may open, may see, may do, may use, may change, may not'),
      term('no longer', 'ne … plus', 'any more, no more'),
      term('immediately', 'immédiatement', 'at once', 'aussitôt, sur-le-champ'),
      term('in the meantime', 'entre-temps', 'meanwhile', 'entretemps'),
      term('offline', 'hors ligne', 'off-line', 'hors connexion'),
      term('for example', 'par exemple', 'e.g., i.e., etc.', 'p. ex., cf.'),
      term(
        'American spelling',
        '(orthographe)',
        'colour, colours, favourite, favourites, neighbour, neighbours, towards, authorised',
      ),
    ],
  },
]

/** All terms, ungrouped. */
export const terms: readonly Term[] = glossary.flatMap(group => group.terms)

/** Texts quoted from the specification stay exact, whatever the glossary says. */
export const quotedTexts: readonly string[] = [
  'Un problème a été détecté veuillez réessayer plus tard',
  'Une erreur est survenue, merci de contacter votre administrateur',
  'Veuillez cliquer la case à cocher.',
  'Vous devez saisir un email valide',
  "Une erreur est survenue lors de l'éxecution du processus. Veuillez contacter l'administrateur.",
]

/** The terms of a group as a Markdown table. */
export function termTable(group: TermGroup): string {
  const cell = (words: readonly string[]) => words.join(', ')
  return [
    '| English | Français | Do not use |',
    '| --- | --- | --- |',
    ...group.terms.map(
      ({ en, fr, avoid }) =>
        `| ${en} | <span lang="fr">${fr}</span> | ${cell(avoid.en)}${avoid.fr.length > 0 ? ` <span lang="fr">${avoid.en.length > 0 ? '· ' : ''}${cell(avoid.fr)}</span>` : ''} |`,
    ),
  ].join('\n')
}
