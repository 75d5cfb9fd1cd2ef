import sql from 'sql-template-tag';
import { dealFields } from '../../../modules/deals/deal.fields.ts';
import type { RecordedDealField } from '../../../modules/deals/deal.history.ts';
import { CANNOT_CHANGE_DEALS_MESSAGE, canRecordDeals } from '../../../modules/deals/deal.policy.ts';
import {
  type DealDeletion,
  deletionSearchSql,
  listDeletionsById,
  NEWEST_FIRST,
} from '../../../modules/deals/deletions/deletions.query.ts';
import { type Employees, loadEmployeesById } from '../../../modules/employees/employee.query.ts';
import { readBatchedList } from '../../../platform/database/batchedList.ts';
import { orderSql } from '../../../platform/database/keysetPagination.ts';
import { optionalFilter, searchText } from '../../../platform/input/fields.ts';
import { requireAbility } from '../../../platform/viewer/policy.ts';
import { formatFilters, getEmployeeName } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import { buildCountLine, buildInstantColumns, createExportTable, type ExportColumn } from '../exportTable.ts';
import { buildRecordedColumn } from './recordedColumn.ts';

/** Exports the deals that are deleted and not restored (deal.md, Deleted deals). */
export const deletionsExport = defineExport({
  name: 'deleteddeals',
  contents: 'the deleted deals that have not been restored, newest first, with all their fields',
  right: canRecordDeals,
  query: { search: optionalFilter(searchText) },
  table: async ({ database, clock, viewer }, { search }) => {
    requireAbility(canRecordDeals(viewer), CANNOT_CHANGE_DEALS_MESSAGE);
    const people = await loadEmployeesById(database);
    const columns = buildDeletionColumns(people, clock.timeZone);
    const { rowCount, batches } = await readBatchedList(
      database,
      { key: sql`gone.id`, from: deletionSearchSql(search), order: orderSql(NEWEST_FIRST) },
      ids => listDeletionsById(database, ids, people),
    );
    return createExportTable({
      title: 'Deleted deals',
      caption: ['Deleted and not restored', ...formatFilters({ Search: search?.trim() })],
      columns,
      lineCount: rowCount,
      batches,
      totals: () => [buildCountLine(columns, rowCount)],
    });
  },
});

const buildDeletionColumns = (people: Employees, timeZone: string): ExportColumn<DealDeletion>[] => [
  buildRecordedColumn<DealDeletion>('number', ({ number }) => String(number)),
  {
    head: 'Deleted by',
    kind: 'text',
    cell: ({ employeeId }) => (employeeId === null ? 'System' : getEmployeeName(people, employeeId)),
  },
  ...buildInstantColumns<DealDeletion>('Deleted', ({ deletedAt }) => new Date(deletedAt), timeZone),
  ...OTHER_FIELDS.map(field =>
    buildRecordedColumn<DealDeletion>(
      field,
      ({ fields }) => fields.find(change => change.field === field)?.value ?? null,
    ),
  ),
];

const OTHER_FIELDS = (Object.keys(dealFields) as RecordedDealField[]).filter(field => field !== 'number');
