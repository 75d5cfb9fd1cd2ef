/** The keys that lead to a value of an answer: `['figures', 'soldPercent']`. */
export type Path = readonly string[];

/** What every screen calls it, in another way than its field. */
const ownWords: Record<string, string> = { number: 'Deal #', stockNum: 'Stock #', managerInto: 'Manager' };

const capitals = new Set(['bdc', 'id']);

/** The heads of columns in words: "Sold %" for `figures.soldPercent`. Two that would read alike are told apart by their paths. */
export function columnHeads(paths: readonly Path[]): string[] {
  const heads = paths.map(headOf);
  return heads.map((head, index) =>
    heads.indexOf(head) === heads.lastIndexOf(head) ? head : (paths[index] ?? []).join('.'),
  );
}

/** A person is a name, and figures are what everything else is about: neither is worth a word. */
function headOf(path: Path): string {
  const shown = path.filter((key, index) => key !== 'figures' && (key !== 'name' || index === 0));
  const words = shown.map(wordsOf).join(' ');
  return words === '' ? path.join('.') : words.charAt(0).toUpperCase() + words.slice(1);
}

/** "isBdcUp" is "BDC up?", "frontGrossPerUnit" is "front gross per unit". */
function wordsOf(key: string): string {
  const own = ownWords[key];
  if (own !== undefined) return own;
  const [first, ...rest] = key.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map(lower);
  const words = [first, ...rest].map(word => (word === 'percent' ? '%' : word)).join(' ');
  return first === 'is' && rest.length > 0 ? `${words.slice('is '.length)}?` : words;
}

function lower(word: string): string {
  const small = word.toLowerCase();
  return capitals.has(small) ? small.toUpperCase() : small;
}
