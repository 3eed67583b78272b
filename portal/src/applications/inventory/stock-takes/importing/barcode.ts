/** The lengths of numbers of GS1 with a check digit: EAN-8, UPC-A, EAN-13, GTIN-14. */
const lengths: readonly number[] = [8, 12, 13, 14]

/** Whether a barcode is a number of GS1 whose last digit does not fit the others. Other codes have no such digit. */
export function checkDigitIsWrong(barcode: string): boolean {
  if (!/^\d+$/.test(barcode) || !lengths.includes(barcode.length)) return false
  const digits = Array.from(barcode, Number)
  const check = digits.pop()
  // From the right, every other digit counts three times.
  const sum = digits.toReversed().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return check !== (10 - (sum % 10)) % 10
}
