import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Reader } from '../database/reader.ts';
import { notFound } from '../platform/errors.ts';
import { type ImportRun, HEARTBEAT_TIMEOUT_MS } from '../rules/import/importState.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { canImportFiles, demandPurpose } from '../sheets/sheet.policy.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import type { Meaning } from './names.ts';

export type ImportPurpose = Exclude<SheetPurpose, 'COMPARE'>;

/** An import as it is stored, with what its file is called. */
export interface ImportRow extends ImportRun {
  readonly id: number;
  readonly sheetId: number;
  readonly purpose: ImportPurpose;
  readonly fileName: string;
  readonly lineCount: number;
  /** What the lines of its file take. */
  readonly bytes: number;
  readonly employeeId: number;
  readonly importedBy: string;
  readonly undoneBy: string | null;
  readonly createdAt: Date;
  /** Whom each name means, by its key, where someone has said so. */
  readonly names: Readonly<Record<string, Meaning>>;
  /** How many deals or people of the present act are through, of how many. */
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
 * An import that is done, or one that the viewer has begun.
 * @throws FORBIDDEN, NOT_FOUND when it is somebody else's and not done, or not there
 */
export async function importById({ database, viewer }: Context, id: number): Promise<ImportRow> {
  demandImports({ viewer });
  const row = await importWhere(database, sql`import.id = ${id}`);
  if (!row || (row.doneAt === null && row.employeeId !== viewer.employeeId))
    throw notFound('There is no such import.');
  demandPurpose(viewer, row.purpose);
  return row;
}

/** @throws FORBIDDEN for those who import nothing */
export const demandImports = ({ viewer }: Pick<Context, 'viewer'>): void =>
  requireAbility(canImportFiles(viewer), 'You may not import.');

export const importWhere = (reader: Reader, condition: Sql): Promise<ImportRow | undefined> =>
  reader.row<ImportRow>(sql`${IMPORTS} where ${condition}`);

/** How many of the earlier imports a list holds. */
const MOST_LISTED = 100;

/** The imports that are done, and those that the viewer has begun, the latest first. @throws FORBIDDEN */
export async function listImports(context: Context): Promise<ImportRow[]> {
  demandImports(context);
  return context.database.rows<ImportRow>(sql`
    ${IMPORTS} where done_at is not null or import.employee_id = ${context.viewer.employeeId}
    order by coalesce(done_at, import.created_at) desc, import.id desc limit ${MOST_LISTED}`);
}

/** The SQL condition that nobody is doing something with an import now. */
export const isAtRest = (now: Date): Sql =>
  sql`(act is null or alive_at <= ${new Date(now.getTime() - HEARTBEAT_TIMEOUT_MS)})`;
