import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { notFound } from '../../platform/errors.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { HEARTBEAT_TIMEOUT_MS, type ImportRun } from '../../rules/import/importState.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import { assertPurposeAllowed, canImportFiles } from '../sheets/sheet.policy.ts';
import type { NameMeaning } from './import.names.ts';

export type ImportPurpose = Exclude<SheetPurpose, 'COMPARE'>;

/** A stored import with the name of its file. */
export interface ImportRow extends ImportRun {
  readonly id: number;
  readonly sheetId: number;
  readonly purpose: ImportPurpose;
  readonly fileName: string;
  readonly lineCount: number;
  /** Size of the lines of the file, in bytes. */
  readonly bytes: number;
  readonly employeeId: number;
  readonly importedBy: string;
  readonly undoneBy: string | null;
  readonly createdAt: Date;
  /** The meaning that a user chose for each name in the file, by `toNameKey` of the name. */
  readonly names: Readonly<Record<string, NameMeaning>>;
  /** Number of deals or people that the running action has processed, and the total number. */
  readonly through: number;
  readonly total: number;
  readonly dealCount: number;
  readonly personCount: number;
}

const IMPORTS = sql`
  select import.id, sheet_id as "sheetId", sheet.purpose, sheet.file_name as "fileName",
    sheet.line_count as "lineCount", sheet.stored_bytes as bytes,
    import.employee_id as "employeeId", importer.name as "importedBy", undoer.name as "undoneBy",
    import.created_at as "createdAt", names, act, alive_at as "aliveAt", through, total, failure,
    done_at as "doneAt", deal_count as "dealCount", person_count as "personCount", undone_at as "undoneAt"
  from import
  join sheet on sheet.id = sheet_id
  join employee importer on importer.id = import.employee_id
  left join employee undoer on undoer.id = undone_by`;

/**
 * Returns an import that is done, or that the viewer started.
 * @throws FORBIDDEN, NOT_FOUND for a missing import, or an unfinished import of another user
 */
export async function getImport({ database, viewer }: Context, id: number): Promise<ImportRow> {
  assertCanImport({ viewer });
  const row = await findImport(database, sql`import.id = ${id}`);
  if (!row || (row.doneAt === null && row.employeeId !== viewer.employeeId))
    throw notFound('Import not found. It may have been deleted.');
  assertPurposeAllowed(viewer, row.purpose);
  return row;
}

/** @throws FORBIDDEN when the viewer may not import */
export const assertCanImport = ({ viewer }: Pick<Context, 'viewer'>): void =>
  requireAbility(canImportFiles(viewer), 'Only managers and admins can import files.');

export const findImport = (reader: Reader, condition: Sql): Promise<ImportRow | undefined> =>
  reader.row<ImportRow>(sql`${IMPORTS} where ${condition}`);

const MAX_IMPORTS = 100;

/**
 * Lists the imports that are done or that the viewer started, latest first.
 * @throws FORBIDDEN
 */
export async function listImports(context: Context): Promise<ImportRow[]> {
  assertCanImport(context);
  return context.database.rows<ImportRow>(sql`
    ${IMPORTS} where done_at is not null or import.employee_id = ${context.viewer.employeeId}
    order by coalesce(done_at, import.created_at) desc, import.id desc limit ${MAX_IMPORTS}`);
}

/** Returns the SQL condition that is true while no action is running on an import. */
export const isIdleSql = (now: Date): Sql =>
  sql`(act is null or alive_at <= ${new Date(now.getTime() - HEARTBEAT_TIMEOUT_MS)})`;
