/** The texts of the file of an attendance report. */
import type {
  StockAttendanceAnswer,
  StockAttendanceConclusion,
  StockAttendanceQuestion,
  StockSampleMethod,
  StockTakeStatus,
  StockUnit,
} from '../../../database/inventory-tables.ts'

export type Language = 'fr' | 'en'

export interface Words {
  /** The file name, before the names of the stock-take and the client. */
  title: string
  introduction: string
  stockTake: string
  value: string
  client: string
  engagement: string
  name: string
  status: string
  statusOf: Record<StockTakeStatus, string>
  countDate: string
  closingDate: string
  comparedOn: string
  comparedOnDay: Record<'count' | 'closing', string>
  countedBy: string
  nobody: string
  late: string
  noneLate: string
  places: string
  place: string
  placeOf: (site: string, name: string) => string
  lines: string
  counted: string
  atClosing: (quantity: string) => string
  recounted: string
  attended: string
  yes: string
  no: string
  attendance: string
  day: string
  times: string
  fromUntil: (from: string, until: string) => string
  fromUntilNextDay: (from: string, until: string) => string
  auditors: string
  metPeople: string
  notEntered: string
  questions: string
  question: string
  reply: string
  note: string
  ask: Record<StockAttendanceQuestion, string>
  replyOf: Record<NonNullable<StockAttendanceAnswer['reply']>, string>
  noReply: string
  samples: string
  noSamples: string
  sampleBy: Record<StockSampleMethod, string>
  sample: string
  sampleHow: string
  sampleSize: (size: string) => string
  sampleThreshold: (value: string) => string
  sampleSeed: (seed: string) => string
  population: string
  sampled: string
  countAndValue: (count: string, value: string) => string
  ofThemWithoutCost: (count: string) => string
  drawn: string
  by: (name: string, moment: string) => string
  article: string
  difference: string
  differences: string
  theoreticalValue: string
  countedValue: string
  closingValue: string
  differenceValue: string
  withoutCost: string
  progress: string
  progressOf: (counted: string, all: string) => string
  unexplained: string
  sums: string
  allArticles: string
  ofClass: (articleClass: string) => string
  absoluteSum: string
  tolerance: string
  excess: string
  noDifferences: string
  theoretical: string
  inValue: string
  /** A value that depends on an unknown unit cost. */
  notKnown: string
  explanation: string
  quantityIn: (quantity: string, unit: string) => string
  unitOf: Record<StockUnit, string>
  moreDifferences: (count: string) => string
  observations: string
  none: string
  conclusion: string
  conclusionOf: Record<StockAttendanceConclusion, string>
  noConclusion: string
  moment: (day: string, time: string) => string
  written: (name: string, moment: string) => string
  notWritten: string
  page: (page: number, of: number) => string
}

const symbols = { kg: 'kg', g: 'g', t: 't', l: 'l', ml: 'ml', m: 'm', m2: 'm²', m3: 'm³' } as const

const fr: Words = {
  title: 'Compte rendu de présence à l’inventaire',
  introduction:
    'Ce compte rendu dit ce que les auditeurs ont vu à l’inventaire physique. Les faits sur l’inventaire sont ceux du portail au moment où ce fichier a été établi.',
  stockTake: 'Inventaire',
  value: 'Valeur',
  client: 'Client',
  engagement: 'Mission',
  name: 'Nom',
  status: 'État',
  statusOf: {
    prepared: 'En préparation',
    open: 'Ouvert',
    counting: 'Comptage en cours',
    recount: 'Recomptage',
    reconciled: 'Rapproché',
    closed: 'Clôturé',
  },
  countDate: 'Date de comptage',
  closingDate: 'Date de clôture',
  comparedOn: 'Quantités théoriques',
  comparedOnDay: { count: 'De la date de comptage', closing: 'De la date de clôture' },
  countedBy: 'Compté par',
  nobody: 'Personne',
  late: 'Saisies arrivées trop tard',
  noneLate: 'Aucune',
  places: 'Lieux',
  place: 'Lieu',
  placeOf: (site, name) => `${site}, ${name}`,
  lines: 'Articles',
  counted: 'Comptés',
  atClosing: quantity => `${quantity} à la clôture`,
  recounted: 'Recomptés',
  attended: 'Vu par les auditeurs',
  yes: 'Oui',
  no: 'Non',
  attendance: 'Présence',
  day: 'Jour',
  times: 'Heures',
  fromUntil: (from, until) => `de ${from} à ${until}`,
  fromUntilNextDay: (from, until) => `de ${from} à ${until} le lendemain`,
  auditors: 'Auditeurs présents',
  metPeople: 'Personnes rencontrées chez le client',
  notEntered: 'Non saisi',
  questions: 'Questions',
  question: 'Question',
  reply: 'Réponse',
  note: 'Remarque',
  ask: {
    instructions: 'Des consignes écrites existaient-elles, et ont-elles été suivies ?',
    places: 'Les lieux étaient-ils identifiés et rangés ?',
    movements: 'Les mouvements étaient-ils arrêtés, ou suivis, pendant le comptage ?',
    damaged: 'Les biens abîmés, anciens et à rotation lente étaient-ils à part ?',
    goodsOfOthers: 'Les biens appartenant à des tiers étaient-ils à part ?',
    sheets: 'Les fiches de comptage étaient-elles complètes et rendues ?',
    coverage: 'Tous les lieux ont-ils été comptés ?',
    testCounts: 'Les comptages de contrôle concordaient-ils ?',
  },
  replyOf: { yes: 'Oui', no: 'Non', notApplicable: 'Sans objet' },
  noReply: 'Sans réponse',
  samples: 'Échantillons',
  noSamples: 'Aucun échantillon n’a été tiré.',
  sampleBy: {
    random: 'Aléatoire',
    threshold: 'Au-dessus d’un seuil',
    value: 'Sondage par unités monétaires',
  },
  sample: 'Échantillon',
  sampleHow: 'Méthode',
  sampleSize: size => `Taille : ${size}`,
  sampleThreshold: value => `À partir de ${value}`,
  sampleSeed: seed => `Graine : ${seed}`,
  population: 'Tiré parmi',
  sampled: 'Dans l’échantillon',
  countAndValue: (count, value) => `Articles : ${count}. Valeur théorique : ${value}.`,
  ofThemWithoutCost: count => `Sans coût unitaire, hors de cette valeur : ${count}.`,
  drawn: 'Tirage',
  by: (name, moment) => `Par ${name}, le ${moment}`,
  article: 'Article',
  difference: 'Écart',
  differences: 'Écarts',
  theoreticalValue: 'Valeur théorique de tous les articles',
  countedValue: 'Valeur comptée',
  closingValue: 'Valeur à la date de clôture',
  differenceValue: 'Écart sur les articles comptés',
  withoutCost: 'Articles sans coût unitaire, hors de ces valeurs',
  progress: 'Articles comptés',
  progressOf: (counted, all) => `${counted} sur ${all}`,
  unexplained: 'Écarts à expliquer',
  sums: 'Écarts cumulés',
  allArticles: 'Tous les articles',
  ofClass: articleClass => (articleClass === '' ? 'Sans classe' : `Classe ${articleClass}`),
  absoluteSum: 'Cumul en valeur absolue',
  tolerance: 'Tolérance',
  excess: 'Dépassée de',
  noDifferences: 'Aucun article compté ne présente d’écart.',
  theoretical: 'Théorique',
  inValue: 'Écart en valeur',
  notKnown: 'Non connu',
  explanation: 'Explication',
  quantityIn: (quantity, unit) => `${quantity} ${unit}`,
  unitOf: { piece: 'pièce(s)', ...symbols },
  moreDifferences: count =>
    `Articles avec un écart : ${count}. Seuls les plus grands figurent ici ; le portail les a tous.`,
  observations: 'Observations',
  none: 'Aucune.',
  conclusion: 'Conclusion',
  conclusionOf: {
    satisfactory: 'Satisfaisant',
    reservations: 'Satisfaisant avec réserves',
    notSatisfactory: 'Non satisfaisant',
  },
  noConclusion: 'Pas encore de conclusion',
  moment: (day, time) => `${day} à ${time}`,
  written: (name, moment) => `Écrit par ${name}, le ${moment}.`,
  notWritten: 'Personne n’a encore écrit ce compte rendu.',
  page: (page, of) => `Page ${String(page)} sur ${String(of)}`,
}

const en: Words = {
  title: 'Report of attendance at the stock-take',
  introduction:
    'This report says what the auditors saw at the physical stock-take. Facts about the stock-take are those of the portal when this file was made.',
  stockTake: 'Stock-take',
  value: 'Value',
  client: 'Client',
  engagement: 'Engagement',
  name: 'Name',
  status: 'Status',
  statusOf: {
    prepared: 'In preparation',
    open: 'Open',
    counting: 'Counting',
    recount: 'Recount',
    reconciled: 'Reconciled',
    closed: 'Closed',
  },
  countDate: 'Count date',
  closingDate: 'Closing date',
  comparedOn: 'Theoretical quantities',
  comparedOnDay: { count: 'Of the count date', closing: 'Of the closing date' },
  countedBy: 'Counted by',
  nobody: 'Nobody',
  late: 'Counts that arrived too late',
  noneLate: 'None',
  places: 'Places',
  place: 'Place',
  placeOf: (site, name) => `${site}, ${name}`,
  lines: 'Articles',
  counted: 'Counted',
  atClosing: quantity => `${quantity} at closing`,
  recounted: 'Recounted',
  attended: 'Seen by the auditors',
  yes: 'Yes',
  no: 'No',
  attendance: 'Presence',
  day: 'Day',
  times: 'Times',
  fromUntil: (from, until) => `from ${from} until ${until}`,
  fromUntilNextDay: (from, until) => `from ${from} until ${until} on the next day`,
  auditors: 'Auditors who attended',
  metPeople: 'People met at the client’s',
  notEntered: 'Not entered',
  questions: 'Questions',
  question: 'Question',
  reply: 'Answer',
  note: 'Note',
  ask: {
    instructions: 'Were there written instructions, and were they followed?',
    places: 'Were the places identified and tidy?',
    movements: 'Were movements stopped, or followed, during the count?',
    damaged: 'Were damaged, old, and slow-moving goods set apart?',
    goodsOfOthers: 'Were goods that belong to others set apart?',
    sheets: 'Were the count sheets complete and given back?',
    coverage: 'Was every place counted?',
    testCounts: 'Did the test counts agree?',
  },
  replyOf: { yes: 'Yes', no: 'No', notApplicable: 'Not applicable' },
  noReply: 'No answer',
  samples: 'Samples',
  noSamples: 'No sample was drawn.',
  sampleBy: { random: 'Random', threshold: 'Above a threshold', value: 'Monetary unit sampling' },
  sample: 'Sample',
  sampleHow: 'Method',
  sampleSize: size => `Size: ${size}`,
  sampleThreshold: value => `From ${value} up`,
  sampleSeed: seed => `Seed: ${seed}`,
  population: 'Drawn from',
  sampled: 'In the sample',
  countAndValue: (count, value) => `Articles: ${count}. Theoretical value: ${value}.`,
  ofThemWithoutCost: count => `Without a unit cost, not in this value: ${count}.`,
  drawn: 'Drawn',
  by: (name, moment) => `By ${name} on ${moment}`,
  article: 'Article',
  difference: 'Difference',
  differences: 'Differences',
  theoreticalValue: 'Theoretical value of all articles',
  countedValue: 'Counted value',
  closingValue: 'Value on the closing date',
  differenceValue: 'Difference on counted articles',
  withoutCost: 'Articles without a unit cost, not in these values',
  progress: 'Articles counted',
  progressOf: (counted, all) => `${counted} of ${all}`,
  unexplained: 'Differences to explain',
  sums: 'Differences added up',
  allArticles: 'All articles',
  ofClass: articleClass => (articleClass === '' ? 'Without a class' : `Class ${articleClass}`),
  absoluteSum: 'Absolute sum',
  tolerance: 'Tolerance',
  excess: 'Beyond by',
  noDifferences: 'No article that was counted has a difference.',
  theoretical: 'Theoretical',
  inValue: 'Difference in value',
  notKnown: 'Not known',
  explanation: 'Explanation',
  quantityIn: (quantity, unit) => `${quantity} ${unit}`,
  unitOf: { piece: 'piece(s)', ...symbols },
  moreDifferences: count =>
    `Articles with a difference: ${count}. Only the largest are listed here; the portal has them all.`,
  observations: 'Observations',
  none: 'None.',
  conclusion: 'Conclusion',
  conclusionOf: {
    satisfactory: 'Satisfactory',
    reservations: 'Satisfactory with reservations',
    notSatisfactory: 'Not satisfactory',
  },
  noConclusion: 'No conclusion yet',
  moment: (day, time) => `${day} at ${time}`,
  written: (name, moment) => `Written by ${name} on ${moment}.`,
  notWritten: 'Nobody has written this report yet.',
  page: (page, of) => `Page ${String(page)} of ${String(of)}`,
}

export const words: Readonly<Record<Language, Words>> = { fr, en }
