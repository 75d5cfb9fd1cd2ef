/**
 * Counts the entries with customer data in a response. All entries of a list have the same fields, so the
 * first entry decides.
 * @param keys the response keys of fields with customer data
 */
export function countCustomers(data: unknown, keys: ReadonlySet<string>): number {
  if (!isObject(data)) return 0;
  if (Array.isArray(data)) {
    const first = data.find(entry => entry !== null);
    if (hasCustomerData(first, keys)) return data.length;
    return data.reduce((sum: number, entry) => sum + countCustomers(entry, keys), 0);
  }
  if (hasCustomerData(data, keys)) return 1;
  return Object.values(data).reduce((sum: number, value) => sum + countCustomers(value, keys), 0);
}

const hasCustomerData = (entry: unknown, keys: ReadonlySet<string>): boolean =>
  isObject(entry) && Object.entries(entry).some(([key, value]) => keys.has(key) && isLeaf(value));

/** Returns whether a value is plain. An object may have the same key for another purpose. */
const isLeaf = (value: unknown): boolean => !isObject(Array.isArray(value) ? value[0] : value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
