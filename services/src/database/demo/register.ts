import { accountRows, type DemoAccount } from './entities.ts'
import type { Row } from './insert.ts'
import { createRandom, type Random } from './random.ts'
import { lastDay } from './work.ts'

const day = 24 * 60 * 60 * 1000
const years = 3

const courts = [
  'Tribunal des activités économiques de Paris',
  'Tribunal des activités économiques de Lyon',
  'Greffe du tribunal de commerce de Bordeaux',
  'Greffe du tribunal de commerce de Brest',
  'Greffe du tribunal de commerce de Lille Métropole',
  'Greffe du tribunal de commerce de Toulouse',
  'Greffe du tribunal judiciaire de Strasbourg',
  'Tribunal des activités économiques de Nantes',
] as const

/** Notices other than annual accounts: the series of the bulletin, the share in per cent, and the text. */
const kinds = [
  {
    kind: 'creation',
    series: 'A',
    share: 14,
    texts: [
      'Immatriculation d’un établissement secondaire.',
      'Création d’un établissement complémentaire au registre du commerce et des sociétés.',
    ],
  },
  {
    kind: 'sale',
    series: 'A',
    share: 12,
    texts: [
      'Achat d’un fonds de commerce au prix stipulé de 185 000 euros. Oppositions dans les dix jours de la publication.',
      'Cession d’un fonds de commerce au prix stipulé de 92 000 euros. Oppositions dans les dix jours de la publication.',
    ],
  },
  {
    kind: 'modification',
    series: 'B',
    share: 56,
    texts: [
      'Modification survenue sur l’administration : nouveau gérant.',
      'Transfert du siège social.',
      'Modification survenue sur le capital : augmentation par apport en numéraire.',
      'Changement de commissaire aux comptes titulaire.',
    ],
  },
  {
    kind: 'removal',
    series: 'B',
    share: 8,
    texts: ['Radiation d’un établissement secondaire du registre du commerce et des sociétés.'],
  },
  {
    kind: 'proceeding',
    series: 'A',
    share: 10,
    texts: [
      'Jugement d’ouverture d’une procédure de sauvegarde.',
      'Jugement d’ouverture d’une procédure de redressement judiciaire. Les créances sont à déclarer au mandataire judiciaire dans les deux mois.',
      'Jugement prononçant la liquidation judiciaire.',
      'Jugement arrêtant le plan de redressement.',
    ],
  },
] as const
const spread = kinds.flatMap(each => Array.from({ length: each.share }, () => each))

/** Notices of the public register about the clients with a SIREN over three years: their accounts, mostly in summer. */
export function* noticeRows(accounts: readonly DemoAccount[]): Generator<Row> {
  const random = createRandom(14)
  let id = 0
  const notice = (
    siren: unknown,
    series: string,
    time: number,
    rest: { kind: string; text: string },
  ): Row => {
    id += 1
    const date = new Date(time).toISOString().slice(0, 10)
    // Bulletins are numbered through the year, about 250 of them.
    const bulletin = Math.ceil(((time - Date.UTC(Number(date.slice(0, 4)), 0, 1)) / day) * 0.685) + 1
    const number = `${series}${date.slice(0, 4)}${String(bulletin).padStart(4, '0')}${String(id).padStart(6, '0')}`
    return { id, number, published_date: date, court: random.pick(courts), siren: String(siren), ...rest }
  }
  for (const { account_register_identification2: siren } of accountRows(accounts)) {
    if (siren === null) continue
    for (let back = 0; back < years; back += 1) {
      const filed = filingDay(random, back)
      if (filed <= lastDay && random.chance(0.8))
        yield notice(siren, 'C', filed, {
          kind: 'accounts',
          text: `Comptes annuels et rapports de l’exercice clos le 31 décembre ${2025 - back}.`,
        })
      if (!random.chance(0.5)) continue
      const { kind, series, texts } = random.pick(spread)
      const time = lastDay - (back * 365 + random.below(365)) * day
      yield notice(siren, series, time, { kind, text: random.pick(texts) })
    }
  }
}

/** Accounts are filed within seven months of the end of the year, though some clients are late. */
function filingDay(random: Random, yearsBack: number): number {
  return Date.UTC(2026 - yearsBack, 4, 10) + random.below(random.chance(0.85) ? 80 : 190) * day
}
