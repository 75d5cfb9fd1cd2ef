/** The first letter of each word of a name, in capitals: Mary Ann O'Neil is MAO (hog.md, Columns). */
export function initials(name: string): string {
  return name
    .trim()
    .split(/[\s-]+/)
    .map(word => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}
