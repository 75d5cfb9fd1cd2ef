/**
 * How many entries with customers an answer holds. The entries of a list are alike, so the first one speaks for all of them.
 * @param keys what the answer calls the fields that tell of customers
 */
export function customersIn(answer: unknown, keys: ReadonlySet<string>): number {
  if (!isObject(answer)) return 0;
  if (Array.isArray(answer)) {
    const first = answer.find(entry => entry !== null);
    if (tellsOfCustomers(first, keys)) return answer.length;
    return answer.reduce((sum: number, entry) => sum + customersIn(entry, keys), 0);
  }
  if (tellsOfCustomers(answer, keys)) return 1;
  return Object.values(answer).reduce((sum: number, part) => sum + customersIn(part, keys), 0);
}

const tellsOfCustomers = (entry: unknown, keys: ReadonlySet<string>): boolean =>
  isObject(entry) && Object.entries(entry).some(([key, value]) => keys.has(key) && isLeaf(value));

/** Something else may be called like one of them. */
const isLeaf = (value: unknown): boolean => !isObject(Array.isArray(value) ? value[0] : value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
