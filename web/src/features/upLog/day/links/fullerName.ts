/** A half-typed name, completed by the one that it turned out to be; of two whole ones the longer (up-log.md, A visit before). */
export function fullerName(typed: string, known: string): string {
  const trimmed = typed.trim();
  return trimmed.length < known.length ? known : trimmed;
}
