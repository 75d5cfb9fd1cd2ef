/**
 * Formats a difference with its sign, so that its direction does not depend on colour: "+12", "-3", "0";
 * "-$1,234.50".
 */
export function formatWithSign(difference: number, format: (amount: number) => string): string {
  return difference > 0 ? `+${format(difference)}` : format(difference);
}
