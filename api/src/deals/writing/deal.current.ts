import type { ReadContext } from '../../platform/context.ts';
import { employeesIn, employeesWhere, type ReadEmployee } from '../../employees/employee.query.ts';
import { notFound } from '../../platform/errors.ts';
import { type DealFieldsRow, dealFields, personFields } from '../deal.fields.ts';
import type { RecordedField } from '../deal.history.ts';
import type { DealView } from '../deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../deal.row.ts';

/** One field that was changed after the viewer looked at the deal. */
export interface LaterChange {
  readonly field: RecordedField;
  readonly changedAt: string;
  /** Null when the store changed it by itself. */
  readonly changedBy: string | null;
}

/** A deal as it stands, with everyone it names or is to name: what a change is decided on. */
export interface CurrentDeal extends DealView {
  readonly id: number;
  readonly version: number;
  /** What was changed after the version that the viewer was looking at, the newest first; nothing when they name none. */
  readonly later: readonly LaterChange[];
}

interface Stored extends DealRow {
  readonly id: number;
  readonly people: readonly ReadEmployee[];
  readonly later: readonly LaterChange[] | null;
}

const named = personFields.map(field => `deal.${dealFields[field].column}`).join(', ');

const CURRENT = `
  select id, ${DEAL_COLUMNS.sql}, ${employeesWhere(`id = any($2) or id in (${named})`)} as people,
    case when version > $3 then (
      select json_agg(later order by later.id desc) from (
        select c.id, c.field, c.changed_at as "changedAt", e.name as "changedBy"
        from deal_change c left join employee e on e.id = c.employee_id
        where c.deal_id = deal.id and c.deal_version > $3
      ) later
    ) end as later
  from deal where number = $1`;

/** The people that these fields name. */
export const peopleIn = (fields: Partial<DealFieldsRow>): number[] =>
  personFields.map(field => fields[field] ?? null).filter(id => id !== null);

/**
 * The deal that has this number, in one trip.
 * @param fields those that it is to get
 * @param seenVersion the version that the viewer was looking at
 * @throws NOT_FOUND
 */
export async function currentDeal(
  reading: ReadContext,
  number: number,
  fields: Partial<DealFieldsRow>,
  seenVersion?: number,
): Promise<CurrentDeal> {
  const stored = await reading.database.rowToChange<Stored>({
    name: 'current_deal',
    text: CURRENT,
    values: [number, peopleIn(fields), seenVersion ?? null],
  });
  if (!stored) throw notFound(`There is no deal #${number}.`);
  const { id, people, later, ...row } = stored;
  return { id, version: row.version, row, people: await employeesIn(reading, people), later: later ?? [] };
}
