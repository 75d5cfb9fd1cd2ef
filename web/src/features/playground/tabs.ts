import { isSame, type TypedQuery } from './queryLink';

type Tab = { query: string | null; variables?: string | null | undefined };

/** What is typed in a tab. */
export const textOf = ({ query, variables }: Tab): TypedQuery => ({
  document: query ?? '',
  variables: variables ?? '',
});

/** Whether nothing is lost with it: it is blank, or the menu offers it unchanged. */
export const canBeHadAgain = (query: TypedQuery, known: readonly TypedQuery[]): boolean =>
  query.document.trim() === '' || known.some(each => isSame(each, query));
