/** The keys that lead to a value of a response: `['figures', 'soldPercent']`. */
export type ColumnPath = readonly string[];

/** Labels of fields that the screens name differently. */
const labelOverrides: Record<string, string> = {
  number: 'Deal #',
  stockNum: 'Stock #',
  managerInto: 'Manager',
};

const acronyms = new Set(['bdc', 'id']);

/**
 * Returns the labels of columns, such as "Sold %" for `figures.soldPercent`. Columns with equal labels are
 * labeled with their paths.
 */
export function toColumnLabels(paths: readonly ColumnPath[]): string[] {
  const labels = paths.map(toLabel);
  return labels.map((label, index) =>
    labels.indexOf(label) === labels.lastIndexOf(label) ? label : (paths[index] ?? []).join('.'),
  );
}

/**
 * Returns the label of a path. Leaves out `figures`, and `name` unless it comes first, because they add no
 * information.
 */
function toLabel(path: ColumnPath): string {
  const labelKeys = path.filter((key, index) => key !== 'figures' && (key !== 'name' || index === 0));
  const words = labelKeys.map(toWords).join(' ');
  return words === '' ? path.join('.') : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the words of a field name: "BDC up?" for "isBdcUp", and "front gross per unit" for
 * "frontGrossPerUnit".
 */
function toWords(key: string): string {
  const labelOverride = labelOverrides[key];
  if (labelOverride !== undefined) return labelOverride;
  const [first, ...rest] = key.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map(applyWordCase);
  const words = [first, ...rest].map(word => (word === 'percent' ? '%' : word)).join(' ');
  return first === 'is' && rest.length > 0 ? `${words.slice('is '.length)}?` : words;
}

function applyWordCase(word: string): string {
  const lowerCaseWord = word.toLowerCase();
  return acronyms.has(lowerCaseWord) ? lowerCaseWord.toUpperCase() : lowerCaseWord;
}
