/** A table of a screen, as a file is asked for. */
export type ExportedTable = {
  /** What it is called beside the other tables of its screen. */
  title: string;
  /** Its name under `/api/exports` (rest.md, Files). */
  name: string;
  /** Which lines, in which order, by the names of the call; what is empty is not sent. */
  query: Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;
};

export type ExportFormat = 'csv' | 'xlsx';

/** The address of a table's file, under `/api`. A flag is sent as 1, or not at all; several values between commas. */
export function exportPath({ name, query }: ExportedTable, format: ExportFormat): string {
  const sent = Object.entries(query)
    .filter(([, value]) => String(value ?? '') !== '' && value !== false)
    .map(([key, value]): [string, string] => [key, value === true ? '1' : String(value)]);
  return `/exports/${name}.${format}?${new URLSearchParams(sent)}`;
}

/** The query of a list without its page: a file has all of them. */
export function wholeList<Query extends { offset: number; limit: number }>({
  offset: _,
  limit: __,
  ...query
}: Query): Omit<Query, 'offset' | 'limit'> {
  return query;
}
