import { isSame, type TypedQuery } from '../queryLink';

type Tab = { query: string | null; variables?: string | null | undefined };

export const textOf = ({ query, variables }: Tab): TypedQuery => ({
  document: query ?? '',
  variables: variables ?? '',
});

/** Without the days of its variables. */
export const withoutDays = ({ document, variables }: TypedQuery): TypedQuery => ({
  document,
  variables: variables.replace(/\d{4}-\d{2}-\d{2}/g, ''),
});

/** Whether nothing is lost with it: it is blank, or the menu offers it unchanged. */
export const canBeHadAgain = (query: TypedQuery, known: readonly TypedQuery[]): boolean =>
  query.document.trim() === '' || known.some(each => isSame(each, query));
