import sql from 'sql-template-tag';
import type { Statement } from '../../platform/database/writer.ts';
import type { DealKey } from '../deals/bulk/bulkDeals.statements.ts';
import type { NameMeaning } from './import.names.ts';
import { type ImportRow, isIdleSql } from './import.query.ts';

/** Creates the import of a sheet, or returns the existing import. */
export const insertImportSql = (sheetId: number, employeeId: number, now: Date): Statement => sql`
  insert into import (sheet_id, employee_id, created_at) values (${sheetId}, ${employeeId}, ${now})
  on conflict (sheet_id) do update set sheet_id = excluded.sheet_id returning id`;

/** Sets the meanings of names; null resets a name. Returns no row when the import is done or running. */
export const setNameMeaningsSql = (
  id: number,
  names: Readonly<Record<string, NameMeaning | null>>,
  now: Date,
): Statement => sql`
  update import set names = jsonb_strip_nulls(names || ${JSON.stringify(names)}::jsonb), failure = null
  where id = ${id} and done_at is null and ${isIdleSql(now)} returning id`;

/** Starts an action. Returns no row when the import is in another state, or another action is running. */
export const startActionSql = (id: number, action: 'IMPORT' | 'UNDO', now: Date): Statement => sql`
  update import set act = ${action}, alive_at = ${now}, through = 0, total = 0, failure = null
  where id = ${id} and (done_at is null) = ${action === 'IMPORT'} and undone_at is null and ${isIdleSql(now)}
  returning id`;

/** Stores the progress and a heartbeat of the running action. */
export const updateProgressSql = (id: number, through: number, total: number, now: Date): Statement =>
  sql`update import set through = ${through}, total = ${total}, alive_at = ${now} where id = ${id} and act is not null`;

/** Ends a failed action and stores the reason of the failure. */
export const failActionSql = (id: number, failure: string): Statement =>
  sql`update import set act = null, failure = ${failure} where id = ${id}`;

/** Ends the import, in the transaction that creates its deals. */
export const finishImportSql = (id: number, deals: number, people: number, now: Date): Statement => sql`
  update import set act = null, done_at = ${now}, deal_count = ${deals}, person_count = ${people}
  where id = ${id} and done_at is null returning id`;

/** Ends the undo, in the transaction that deletes its deals. */
export const finishUndoSql = (id: number, employeeId: number, now: Date): Statement => sql`
  update import set act = null, undone_at = ${now}, undone_by = ${employeeId}
  where id = ${id} and done_at is not null and undone_at is null returning id`;

/**
 * Deletes an import with its file, unless an action is running or the state of the import has changed since
 * it was read.
 */
export const deleteImportSql = (id: number, { doneAt, undoneAt }: ImportRow, now: Date): Statement => sql`
  delete from sheet using import
  where sheet.id = import.sheet_id and import.id = ${id} and ${isIdleSql(now)}
    and (done_at is null) = ${doneAt === null} and (undone_at is null) = ${undoneAt === null}
  returning sheet.id`;

export const insertImportedDealsSql = (id: number, deals: readonly DealKey[]): Statement => sql`
  insert into imported_deal (import_id, deal_id, number, version)
  select ${id}, * from unnest(${deals.map(deal => deal.id)}::bigint[], ${deals.map(deal => deal.number)}::integer[],
    ${deals.map(deal => deal.version)}::integer[])`;

export const insertImportedPeopleSql = (id: number, employeeIds: readonly number[]): Statement => sql`
  insert into imported_person (import_id, employee_id, added)
  select ${id}, id, to_jsonb(employee) from employee where id = any(${employeeIds}::integer[])`;

export const importedDealsSql = (id: number): Statement =>
  sql`select deal_id as id, number, version from imported_deal where import_id = ${id} order by deal_id`;

/**
 * Selects the names of the first three deals and people of an import that were changed or deleted, and the
 * total number of changed or deleted deals and people.
 */
export const changedSinceImportSql = (id: number): Statement => sql`
  with changed as (
    select '#' || imported_deal.number as name, 1 as kind, imported_deal.number as place from imported_deal
    left join deal on deal.id = deal_id
    where import_id = ${id} and deal.version is distinct from imported_deal.version
    union all
    select added ->> 'name', 2, imported_person.employee_id from imported_person
    left join employee on employee.id = imported_person.employee_id
    where import_id = ${id} and (to_jsonb(employee) @> added) is not true
  )
  select name, count(*) over ()::integer as count from changed order by kind, place limit 3`;

/** Selects and locks the remaining people of an import until the transaction ends. */
export const lockImportedPeopleSql = (id: number): Statement => sql`
  select id from employee where id in (select employee_id from imported_person where import_id = ${id})
  order by id for update`;
