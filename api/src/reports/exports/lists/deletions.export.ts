import sql from 'sql-template-tag';
import { orderSql } from '../../../database/keyset.ts';
import { readLong } from '../../../database/longRead.ts';
import { dealFields } from '../../../deals/deal.fields.ts';
import type { RecordedField } from '../../../deals/deal.history.ts';
import { canRecordDeals, MAY_NOT_RECORD } from '../../../deals/deal.policy.ts';
import {
  type Deletion,
  deletionsAt,
  deletionsFound,
  NEWEST_FIRST,
} from '../../../deals/deletions/deletions.query.ts';
import { type Employees, employeesById } from '../../../employees/employee.query.ts';
import { optionalFilter, searchText } from '../../../input/fields.ts';
import { demand } from '../../../viewer/policy.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, countLine, exportTable } from '../exportTable.ts';
import { momentColumns } from '../momentColumns.ts';
import { nameOf, shownFilters } from '../shown.ts';
import { recordedColumn } from './recordedColumn.ts';

/** What is deleted and not back (deal.md, Deleted deals). */
export const deletionsExport = exportCall({
  name: 'deleteddeals',
  of: 'the deals that are deleted and not back, the newest first, with all that they held',
  right: canRecordDeals,
  query: { search: optionalFilter(searchText) },
  table: async ({ database, clock, viewer }, { search }) => {
    demand(canRecordDeals(viewer), MAY_NOT_RECORD);
    const people = await employeesById(database);
    const columns = columnsFor(people, clock.timeZone);
    const { rowCount, batches } = await readLong(
      database,
      { key: sql`gone.id`, from: deletionsFound(search), order: orderSql(NEWEST_FIRST) },
      ids => deletionsAt(database, ids, people),
    );
    return exportTable({
      title: 'Deleted deals',
      shown: ['All that are not back', ...shownFilters({ Search: search?.trim() })],
      columns,
      lineCount: rowCount,
      batches,
      totals: () => [countLine(columns, rowCount)],
    });
  },
});

const columnsFor = (people: Employees, timeZone: string): Column<Deletion>[] => [
  recordedColumn<Deletion>('number', ({ number }) => String(number)),
  {
    head: 'Deleted by',
    kind: 'text',
    cell: ({ employeeId }) => (employeeId === null ? 'The store' : nameOf(people, employeeId)),
  },
  ...momentColumns<Deletion>('Deleted', ({ deletedAt }) => new Date(deletedAt), timeZone),
  ...HELD.map(field =>
    recordedColumn<Deletion>(field, ({ fields }) => fields.find(held => held.field === field)?.value ?? null),
  ),
];

const HELD = (Object.keys(dealFields) as RecordedField[]).filter(field => field !== 'number');
