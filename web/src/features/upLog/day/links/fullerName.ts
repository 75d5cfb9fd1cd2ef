/**
 * Completes a partly typed name with the chosen name. Of two full names, returns the longer one (up-log.md, A
 * visit before).
 */
export function longerName(typed: string, chosenName: string): string {
  const trimmed = typed.trim();
  return trimmed.length < chosenName.length ? chosenName : trimmed;
}
