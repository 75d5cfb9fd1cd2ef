/** A query in the editors: the document, and its variables as JSON text. */
export type PlaygroundQuery = { document: string; variables: string };

/** Returns whether two queries are equal, apart from whitespace at the start and end. */
export const isSameQuery = (one: PlaygroundQuery, other: PlaygroundQuery): boolean =>
  one.document.trim() === other.document.trim() && one.variables.trim() === other.variables.trim();

/** Returns the URL of the playground with a query. The query follows the #, so that no server logs it. */
export function buildQueryLink({ document, variables }: PlaygroundQuery, origin: string): string {
  const hash = new URLSearchParams({ query: document, ...(variables.trim() && { variables }) });
  return `${origin}/playground#${hash}`;
}

/** Returns the query in the hash of a URL, or null if the hash contains no query. */
export function parseQueryHash(hash: string): PlaygroundQuery | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const document = values.get('query');
  return document ? { document, variables: values.get('variables') ?? '' } : null;
}

type EditorTab = { query: string | null; variables?: string | null | undefined };

export const getTabQuery = ({ query, variables }: EditorTab): PlaygroundQuery => ({
  document: query ?? '',
  variables: variables ?? '',
});

/** Removes the dates from the variables. */
export const removeDays = ({ document, variables }: PlaygroundQuery): PlaygroundQuery => ({
  document,
  variables: variables.replace(/\d{4}-\d{2}-\d{2}/g, ''),
});

/** Returns whether closing a query loses nothing: it is blank or a known query. */
export const isRecoverable = (query: PlaygroundQuery, knownQueries: readonly PlaygroundQuery[]): boolean =>
  query.document.trim() === '' || knownQueries.some(each => isSameQuery(each, query));
