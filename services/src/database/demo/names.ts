import type { Random } from './random.ts'

// Lists are written as text, one word per name, so that they stay readable and short. An underscore stands for a space.
const list = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map(word => word.replaceAll('_', ' '))

const frenchFirst = list(`
  Adèle Adrien Agathe Alban Alexis Alice Aliénor Amandine Amélie Anaïs André Anne-Laure Anne-Sophie Antoine Apolline
  Armelle Arthur Aude Audrey Aurélie Axel Aymeric Baptiste Bastien Bénédicte Benoît Bérénice Bertrand Blandine Brice
  Camille Capucine Cécile Cédric Céline Charles-Édouard Charlotte Chloé Christelle Clémence Clément Clotilde Constance
  Corentin Côme Damien Delphine Diane Édith Édouard Éléonore Élise Élodie Éloïse Émeline Émilie Emmanuel Éric Estelle
  Étienne Eugénie Fabrice Fanny Félicité Félix Firmin Florence Florian François François-Xavier Françoise Gaël Gaëlle
  Gaspard Gauthier Geneviève Géraldine Gilles Grégoire Guénolé Guillaume Guy-Noël Héloïse Henri Hermine Hervé Hippolyte
  Honoré Hortense Hugues Inès Irène Isaure Jacques Jean-Baptiste Jean-Christophe Jean-François Jean-Loup Jérémie Jérôme
  Joël Josiane Jules Julien Juliette Justine Karine Laëtitia Laure Laurène Léa Léonard Léonie Léopold Line Loïc Louis
  Louis-Marie Lucie Ludivine Madeleine Maëlle Maëva Mahaut Malo Marc-Antoine Margaux Marguerite Marie-Claire
  Marie-Hélène Marin Marine Mathéo Mathilde Maxence Mélanie Mélissa Michaël Mireille Morgane Myriam Nadège Naël Nathanaël
  Noémie Océane Odile Ombeline Pascal Paul-Henri Perrine Philippe Pierre-Yves Quentin Raphaël Régis Rémi René Renée Rémy
  Roselyne Sabine Sébastien Ségolène Séverine Sidonie Solène Solveig Stéphane Stéphanie Sylvain Tanguy Théodore Théophile
  Thibault Thérèse Titouan Tristan Ulysse Valentin Valérie Véronique Victoire Violaine Xavier Yaël Yann Yannick Yves Zoé`)
const frenchLast = list(`
  Aubert Auger Barbier Baron Barthélemy Béranger Bernard Berthelot Besnard Blanchet Boissière Bonnet Boucher Bouvier
  Brégeon Brunet Carpentier Castaing Cazenave Chabrol Chastel Châtelain Chevallier Clément Collin Cordier Coulomb
  Courtois Crépin Cuvelier Dauphin Delacroix Delahaye Delaunay Delmas Deschamps Desjardins Devaux Doucet Dubois Duchêne
  Duclos Dufrêne Dumas Dupré Dupuis Durand Duval Ébrard Esnault Estève Évrard Fabre Faucher Ferrand Forestier Fouquet
  Fournier Frémont Gaillard Garnier Gauthier Gérard Girard Gosselin Goujon Grangé Grégoire Grosjean Guérin Guichard
  Guillon Hamelin Hébert Hérault Huguet Humbert Jacquemin Jaouen Joubert Jourdain Kermarrec Kervella Labbé Lachaise
  Lacroix Laffitte Lamoureux Langlois Larivière Laroche Lebœuf Leclère Lécuyer Lefèvre Léger Lejeune Lemaître Lépine
  Leroux Lévêque Loiseau Maillard Mallet Marchal Maréchal Martel Masson Maurin Mercier Meunier Mignot Monnier Moreau
  Morvan Nédélec Noël Ollivier Pagès Pélissier Peltier Perrin Pichon Plessis Poirier Prévost Quéméner Quénel Raynaud
  Régnier Renaudin Réveillon Ribière Richer Rivière Rocher Roussel Royer Sabatier Saulnier Schmitt Séguin Simonnet
  Soulié Tanguy Tessier Thébault Thévenet Toussaint Trémolet Vacher Vasseur Verdier Vidal Villeneuve Vincent Wagner`)
const frenchParticles = list(`de de_la du des d’ Le La de_Saint- Saint-`)
const englishFirst = list(`
  Abigail Aidan Alastair Amelia Anya Archibald Beatrice Bethany Bronwyn Caitlin Callum Cillian Clara Conor Cressida
  Daisy Declan Deirdre Dylan Edmund Eilidh Eleanor Emma-Jane Ewan Fergus Fiona Freya Gareth Georgina Graham Gwyneth
  Hamish Harriet Imogen Isla Jasper Jemima Jonathan Keira Lachlan Leona Lucinda Maeve Malcolm Mary-Ann Matilda Meredith
  Morag Nathaniel Niamh Nigel Olivia Oscar Padraig Penelope Phoebe Priya Quentin Rhiannon Róisín Rowan Rupert Saoirse
  Seán Siobhán Sorcha Stuart Tabitha Tamsin Theodora Tobias Ursula Vaughan Violet Winifred Zachary Zoë`)
const englishLast = list(`
  Abernathy Ainsworth Armitage Ashdown Barrowclough Beaumont Blackwood Bradshaw Brontë Cavendish Chatterjee
  Clutterbuck Cholmondeley Cresswell Davenport Delaney Drummond Eastwood Fairfax FitzGerald FitzWilliam Gallagher
  Goodfellow Greenhalgh Hargreaves Hawthorne Holloway Huxtable Ingleby Kavanagh Kerr Lancaster Lloyd-Jones MacAllister
  Macdonald McCarthy McKenzie Montague Mukherjee Ní_Bhriain Nwosu Oakeshott O’Brien O’Callaghan O’Sullivan Okonkwo
  Osborne Patel Pemberton Penhaligon Pryce-Jones Quigley Radcliffe Ramsbottom Rhys-Davies Rutherford Sheringham Sinclair
  St._John Sutherland Thistlethwaite Threlfall Trevelyan Underhill Vaughan-Thomas Wainwright Wetherby Whitcombe Winterbourne`)
const otherLast = list(`
  Benali Bensaïd Boukhris Chérif El_Amrani El_Khoury Haddad Traoré Diallo Ndiaye Koné Nguyễn Trần Phạm Da_Silva Gonçalves
  Conceição Fernández García_Márquez Muñoz Rossi D’Amico Müller Schröder von_Trott van_den_Berg Kowalczyk Dvořák Novák
  Jørgensen Ångström Özdemir Yıldız`)

/** A person's name. */
export interface PersonName {
  first: string
  last: string
  french: boolean
}

/** A French or English name, with realistic accents, hyphens and particles. */
export function personName(random: Random): PersonName {
  const french = random.chance(0.78)
  const first = random.pick(french ? frenchFirst : englishFirst)
  if (random.chance(0.08)) return { first, last: random.pick(otherLast), french }
  const surname = () => random.pick(french ? frenchLast : englishLast)
  if (french && random.chance(0.07)) return { first, last: withParticle(random, surname()), french }
  if (random.chance(0.06)) return { first, last: `${surname()}-${surname()}`, french }
  return { first, last: surname(), french }
}

function withParticle(random: Random, surname: string): string {
  const particle = random.pick(frenchParticles)
  const vowel = /^[AEÉIOU]/.test(surname)
  if (particle === 'de' && vowel) return `d’${surname}`
  return /[’-]$/.test(particle) ? `${particle}${surname}` : `${particle} ${surname}`
}

const trades = list(`
  Ateliers Biscuiterie Boulangerie Cabinet Charpentes Chaudronnerie Clinique Comptoir Constructions Coopérative
  Distribution Éditions Électricité Entreprise Établissements Fonderie Garage Groupe Hôtellerie Imprimerie Jardins
  Laboratoires Librairie Logistique Maçonnerie Maison Menuiserie Minoterie Papeterie Pépinières Pharmacie Sellerie
  Sociétés_Réunies Transports Tuilerie Verrerie Vignobles`)
const places = list(`
  d’Aquitaine d’Armor de_Bourgogne de_Bretagne de_l’Atlantique de_l’Écluse de_la_Baie de_la_Loire de_la_Méditerranée
  des_Alpes des_Cévennes des_Trois_Rivières du_Béarn du_Grand_Ouest du_Léman du_Rhône du_Vieux_Port du_Midi`)
const frenchForms = list(`SA SARL SAS SASU SCI SELARL SNC`)
const englishTrades = list(`
  Advisory Aggregates Analytics Breweries Ceramics Consulting Engineering Estates Foods Forge Freight Holdings
  Instruments Joinery Marine Mills Outfitters Packaging Renewables Shipping Textiles Timber Trading`)
const englishForms = list(`Ltd PLC LLP Limited`)

/** The legal name of a company, mostly French. */
export function companyName(random: Random): string {
  if (random.chance(0.18)) {
    const pair = random.chance(0.4) ? ` & ${random.pick(englishLast)}` : ''
    return `${random.pick(englishLast)}${pair} ${random.pick(englishTrades)} ${random.pick(englishForms)}`
  }
  const form = random.pick(frenchForms)
  const trade = random.pick(trades)
  if (random.chance(0.45)) return `${trade} ${random.pick(places)} ${form}`
  const heirs = random.chance(0.2) ? random.pick([' & Fils', ' & Filles', ' Frères', ' Père & Fils']) : ''
  return `${trade} ${random.pick(frenchLast)}${heirs} ${form}`
}

const streets = list(`
  rue_de_la_République avenue_Jean-Jaurès boulevard_Victor-Hugo place_de_l’Église rue_des_Écoles quai_des_Belges
  impasse_du_Moulin chemin_des_Vignes cours_Gambetta rue_du_Général-de-Gaulle allée_des_Tilleuls route_de_Genève`)
const towns = list(`
  75008_Paris 69002_Lyon 13002_Marseille 31000_Toulouse 44000_Nantes 33000_Bordeaux 59800_Lille 67000_Strasbourg
  35000_Rennes 38000_Grenoble 34000_Montpellier 21000_Dijon 29200_Brest 63000_Clermont-Ferrand 06000_Nice 74000_Annecy`)

/** Street with house number, and town with postcode. */
export function postalAddress(random: Random): [string, string] {
  const number = 1 + random.below(180)
  const suffix = random.chance(0.08) ? ' bis' : ''
  return [`${number}${suffix}, ${random.pick(streets)}`, random.pick(towns)]
}

/** A French mobile or landline number as people write it, or a foreign one. */
export function phone(random: Random, kind: 'mobile' | 'land'): string {
  const pairs = Array.from({ length: 4 }, () => String(random.below(100)).padStart(2, '0')).join(' ')
  const head = kind === 'mobile' ? random.pick(['6', '6', '7']) : random.pick(['1', '2', '3', '4', '5'])
  return random.chance(0.25) ? `+33 ${head} ${pairs}` : `0${head} ${pairs}`
}

/** Letters and digits for an e-mail address or a domain: accents removed, the rest joined with the separator. */
export function slug(text: string, separator: string): string {
  return text
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, separator)
    .replaceAll(/^[.-]+|[.-]+$/g, '')
}
