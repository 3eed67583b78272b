/** A public holiday in France: one of PublicHolidays of the contract. */
export interface PublicHoliday {
  /** YYYY-MM-DD. */
  date: string
  name: string
  englishName: string
}

const msPerDay = 86_400_000

/** Holidays on a fixed date. */
const fixed: readonly (readonly [monthAndDay: string, name: string, englishName: string])[] = [
  ['01-01', 'Jour de l’an', 'New Year’s Day'],
  ['05-01', 'Fête du Travail', 'Labor Day'],
  ['05-08', 'Victoire 1945', 'Victory in Europe Day'],
  ['07-14', 'Fête nationale', 'Bastille Day'],
  ['08-15', 'Assomption', 'Assumption Day'],
  ['11-01', 'Toussaint', 'All Saints’ Day'],
  ['11-11', 'Armistice 1918', 'Armistice Day'],
  ['12-25', 'Noël', 'Christmas Day'],
]

/** Days after Easter Sunday. */
const movable: readonly (readonly [days: number, name: string, englishName: string])[] = [
  [1, 'Lundi de Pâques', 'Easter Monday'],
  [39, 'Ascension', 'Ascension Day'],
  [50, 'Lundi de Pentecôte', 'Whit Monday'],
]

/**
 * Easter Sunday in the Gregorian calendar.
 * @source the anonymous algorithm in Meeus, Astronomical Algorithms, chapter 8, which is valid for every year
 */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leaps = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const place = epact + weekday - 7 * late + 114
  return printDay(Date.UTC(year, Math.floor(place / 31) - 1, (place % 31) + 1))
}

/**
 * The public holidays of a year, sorted by date. Where two fall on one day, like Ascension and 1 May in 2008, both are
 * named.
 * @source Code du travail, L3133-1. Those of Alsace and Moselle are not national.
 */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = Date.parse(easterSunday(year))
  return [
    ...fixed.map(([day, name, englishName]) => ({ date: `${year}-${day}`, name, englishName })),
    ...movable.map(([days, name, englishName]) => ({
      date: printDay(easter + days * msPerDay),
      name,
      englishName,
    })),
  ].toSorted((one, other) => one.date.localeCompare(other.date))
}

const known = new Map<number, ReadonlySet<string>>()

function datesOf(year: number): ReadonlySet<string> {
  const found = known.get(year) ?? new Set(publicHolidays(year).map(({ date }) => date))
  known.set(year, found)
  return found
}

/** Whether a day is a working day in France: neither Saturday, Sunday nor public holiday. @param day YYYY-MM-DD */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !datesOf(Number(day.slice(0, 4))).has(day)
}

/** The number of working days between two days, both included; 0 when the second is before the first. */
export function countWorkingDays(from: string, to: string): number {
  let count = 0
  for (let time = Date.parse(from); time <= Date.parse(to); time += msPerDay)
    if (isWorkingDay(printDay(time))) count += 1
  return count
}

/** The date in France at a given moment. */
export function dayInFrance(moment: Date): string {
  // The Swedish date format is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(moment)
}

function printDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
