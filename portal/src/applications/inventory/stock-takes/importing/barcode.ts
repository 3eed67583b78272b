/** The lengths of GS1 numbers with a check digit: EAN-8, UPC-A, EAN-13, GTIN-14. */
const lengths: readonly number[] = [8, 12, 13, 14]

/** Whether a barcode is a GS1 number with a wrong check digit. Other codes have no check digit. */
export function checkDigitIsWrong(barcode: string): boolean {
  if (!/^\d+$/.test(barcode) || !lengths.includes(barcode.length)) return false
  const digits = Array.from(barcode, Number)
  const check = digits.pop()
  // Counted from the right, every other digit has a weight of 3.
  const sum = digits.toReversed().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return check !== (10 - (sum % 10)) % 10
}
