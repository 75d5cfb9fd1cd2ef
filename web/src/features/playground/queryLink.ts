/** What is typed in the editors: a document, and its variables as JSON text. */
export type TypedQuery = { document: string; variables: string };

/** Whether two are the same but for blanks around them. */
export const isSame = (one: TypedQuery, other: TypedQuery): boolean =>
  one.document.trim() === other.document.trim() && one.variables.trim() === other.variables.trim();

/** The address of the playground with a query in it. It stands after the #, so that no server ever logs it. */
export function linkTo({ document, variables }: TypedQuery, origin: string): string {
  const hash = new URLSearchParams({ query: document, ...(variables.trim() && { variables }) });
  return `${origin}/playground#${hash}`;
}

/** The query in an address's hash; null when there is none. */
export function queryIn(hash: string): TypedQuery | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const document = values.get('query');
  return document ? { document, variables: values.get('variables') ?? '' } : null;
}
