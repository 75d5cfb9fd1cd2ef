import type { ReadContext } from '../../../platform/context.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import {
  employeesJsonSql,
  loadEmployeesOfColumn,
  type StoredEmployeeRow,
} from '../../employees/employee.query.ts';
import { type DealFieldsRow, dealFields, personFields } from '../deal.fields.ts';
import {
  formatDealValue,
  isTypedField,
  type RecordedDealField,
  toHistoryName,
  toHistoryText,
} from '../deal.history.ts';
import type { DealView } from '../deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../deal.row.ts';

/** A change of one field after the viewer read the deal. */
export interface LaterChange {
  readonly field: RecordedDealField;
  readonly changedAt: string;
  /** Null when the store made the change. */
  readonly changedBy: string | null;
}

/** The current state of a deal, with all people that it names now or will name after the change. */
export interface CurrentDeal extends DealView {
  readonly id: number;
  readonly version: number;
  /** Changes after the version that the viewer read, newest first; empty when no version was sent. */
  readonly laterChanges: readonly LaterChange[];
}

interface CurrentDealRow extends DealRow {
  readonly id: number;
  readonly people: readonly StoredEmployeeRow[];
  readonly later: readonly LaterChange[] | null;
}

const personColumns = personFields.map(field => `deal.${dealFields[field].column}`).join(', ');

const SELECT_CURRENT_DEAL = `
  select id, ${DEAL_COLUMNS.sql}, ${employeesJsonSql(`id = any($2) or id in (${personColumns})`)} as people,
    case when version > $3 then (
      select json_agg(later order by later.id desc) from (
        select c.id, c.field, c.changed_at as "changedAt", e.name as "changedBy"
        from deal_change c left join employee e on e.id = c.employee_id
        where c.deal_id = deal.id and c.deal_version > $3
      ) later
    ) end as later
  from deal where number = $1`;

/** Lists the ids of the people in these fields. */
export const listPersonIds = (fields: Partial<DealFieldsRow>): number[] =>
  personFields.map(field => fields[field] ?? null).filter(id => id !== null);

/**
 * Loads the deal with this number in one query.
 * @param fields the fields that are to change
 * @param baseVersion the version that the viewer read
 * @throws NOT_FOUND
 */
export async function loadCurrentDeal(
  context: ReadContext,
  number: number,
  fields: Partial<DealFieldsRow>,
  baseVersion?: number,
): Promise<CurrentDeal> {
  const currentRow = await context.database.readRowToChange<CurrentDealRow>({
    name: 'current_deal',
    text: SELECT_CURRENT_DEAL,
    values: [number, listPersonIds(fields), baseVersion ?? null],
  });
  if (!currentRow) throw notFound(`Deal #${number} was not found. It may have been deleted or renumbered.`);
  const { id, people, later, ...row } = currentRow;
  return {
    id,
    version: row.version,
    row,
    people: await loadEmployeesOfColumn(context, people),
    laterChanges: later ?? [],
  };
}

/** Current value of a field that was changed after the viewer read it. */
interface DealFieldConflict {
  /** GraphQL name of the field, which is a value of the enum `DealField`. */
  readonly field: string;
  /** Value as the history shows it, with people by name and money as decimal text. Blank is null. */
  readonly value: string | null;
  /** Null when the store made the change. */
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/**
 * Rejects a change that would overwrite a change made after the viewer read the deal (docs/adr/conflicts.md).
 * @param deal the current deal, with the changes after the version that the viewer read
 * @param alteredFields the fields that the change alters. The number of the deal is always checked
 * (docs/adr/conflicts.md)
 * @throws CONFLICT with the extension `conflict: {version, fields}`. The extension contains the current
 * version and each field with a conflict
 */
export function rejectOverwriting(
  { row, people, laterChanges }: CurrentDeal,
  alteredFields: readonly RecordedDealField[],
): void {
  const checkedFields = new Set<RecordedDealField>(['number', ...alteredFields.filter(isTypedField)]);
  const conflictingChanges = laterChanges.filter(({ field }) => checkedFields.has(field));
  const [latestChange] = conflictingChanges;
  if (!latestChange) return;
  // Keeps the newest change of each field. The list is reversed, so that newer changes replace older changes
  // in the map.
  const newestChanges = [
    ...new Map(conflictingChanges.toReversed().map(change => [change.field, change])).values(),
  ];
  const conflicts = newestChanges.map(
    ({ field, changedBy, changedAt }): DealFieldConflict => ({
      field: toHistoryName(field),
      value: formatDealValue(field, toHistoryText(field, row[field]), people),
      changedBy,
      changedAt: new Date(changedAt),
    }),
  );
  throw new AppError(
    'CONFLICT',
    `${latestChange.changedBy ?? 'Someone'} changed this deal while you were editing it. Check the changes before you save.`,
    undefined,
    { conflict: { version: row.version, fields: conflicts } },
  );
}
