/** A table on a screen that can be exported to a file. */
export type ExportedTable = {
  /** The title that distinguishes the table from the other tables on its screen. */
  title: string;
  /** The name of the table under `/api/exports` (rest.md, Files). */
  name: string;
  /** The filters and the order, by parameter name. Empty values are not sent. */
  query: Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;
};

export type ExportFileFormat = 'csv' | 'xlsx';

/**
 * Returns the path of a table's file, under `/api`. A true flag is sent as 1, and a false flag is omitted.
 * Several values are separated by commas.
 */
export function buildExportPath({ name, query }: ExportedTable, format: ExportFileFormat): string {
  const parameters = Object.entries(query)
    .filter(([, value]) => String(value ?? '') !== '' && value !== false)
    .map(([key, value]): [string, string] => [key, value === true ? '1' : String(value)]);
  return `/exports/${name}.${format}?${new URLSearchParams(parameters)}`;
}

/** Returns the query of a list without its page, because a file contains all rows. */
export function omitPaging<Query extends { offset: number; limit: number }>({
  offset: _,
  limit: __,
  ...query
}: Query): Omit<Query, 'offset' | 'limit'> {
  return query;
}
