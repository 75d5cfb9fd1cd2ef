/** A difference with its sign, which no one needs colour to read: "+12", "-3", "0"; "-$1,234.50". */
export function withSign(difference: number, format: (amount: number) => string): string {
  return difference > 0 ? `+${format(difference)}` : format(difference);
}
