import { isSameQuery, type PlaygroundQuery } from '../queryLink';

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
