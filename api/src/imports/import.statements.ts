import sql from 'sql-template-tag';
import type { Statement } from '../database/writer.ts';
import type { DealKey } from '../deals/many/manyDeals.statements.ts';
import { type ImportRow, isAtRest } from './import.query.ts';
import type { Meaning } from './names.ts';

/** Makes the import of a sheet, or finds it. */
export const preparing = (sheetId: number, employeeId: number, now: Date): Statement => sql`
  insert into import (sheet_id, employee_id, created_at) values (${sheetId}, ${employeeId}, ${now})
  on conflict (sheet_id) do update set sheet_id = excluded.sheet_id returning id`;

/** Says whom names mean; null is open again. Nothing, when the import is done or being done. */
export const settling = (
  id: number,
  names: Readonly<Record<string, Meaning | null>>,
  now: Date,
): Statement => sql`
  update import set names = jsonb_strip_nulls(names || ${JSON.stringify(names)}::jsonb), failure = null
  where id = ${id} and done_at is null and ${isAtRest(now)} returning id`;

/** Begins an act; nothing, when it is not its turn, or somebody does something with the import already. */
export const beginning = (id: number, act: 'IMPORT' | 'UNDO', now: Date): Statement => sql`
  update import set act = ${act}, alive_at = ${now}, through = 0, total = 0, failure = null
  where id = ${id} and (done_at is null) = ${act === 'IMPORT'} and undone_at is null and ${isAtRest(now)}
  returning id`;

/** A sign of life. */
export const going = (id: number, through: number, total: number, now: Date): Statement =>
  sql`update import set through = ${through}, total = ${total}, alive_at = ${now} where id = ${id} and act is not null`;

/** The act came to nothing. */
export const failing = (id: number, failure: string): Statement =>
  sql`update import set act = null, failure = ${failure} where id = ${id}`;

/** Ends the import, in the transaction that records its deals. */
export const finishing = (id: number, deals: number, people: number, now: Date): Statement => sql`
  update import set act = null, done_at = ${now}, deal_count = ${deals}, person_count = ${people}
  where id = ${id} and done_at is null returning id`;

/** Ends the undoing, in the transaction that deletes its deals. */
export const finishingUndo = (id: number, employeeId: number, now: Date): Statement => sql`
  update import set act = null, undone_at = ${now}, undone_by = ${employeeId}
  where id = ${id} and done_at is not null and undone_at is null returning id`;

/** Deletes an import with its file, if it is as it was read and nobody is doing something with it. */
export const deleting = (id: number, { doneAt, undoneAt }: ImportRow, now: Date): Statement => sql`
  delete from sheet using import
  where sheet.id = import.sheet_id and import.id = ${id} and ${isAtRest(now)}
    and (done_at is null) = ${doneAt === null} and (undone_at is null) = ${undoneAt === null}
  returning sheet.id`;

export const keepingDeals = (id: number, deals: readonly DealKey[]): Statement => sql`
  insert into imported_deal (import_id, deal_id, number, version)
  select ${id}, * from unnest(${deals.map(deal => deal.id)}::bigint[], ${deals.map(deal => deal.number)}::integer[],
    ${deals.map(deal => deal.version)}::integer[])`;

export const keepingPeople = (id: number, employeeIds: readonly number[]): Statement => sql`
  insert into imported_person (import_id, employee_id, added)
  select ${id}, id, to_jsonb(employee) from employee where id = any(${employeeIds}::integer[])`;

export const importedDeals = (id: number): Statement =>
  sql`select deal_id as id, number, version from imported_deal where import_id = ${id} order by deal_id`;

/** What has been changed or deleted of an import since, in words: the first of them, and how many there are. */
export const changedSince = (id: number): Statement => sql`
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

/** The people of an import who are here, and whom nobody changes until the transaction ends. */
export const lockingPeople = (id: number): Statement => sql`
  select id from employee where id in (select employee_id from imported_person where import_id = ${id})
  order by id for update`;
