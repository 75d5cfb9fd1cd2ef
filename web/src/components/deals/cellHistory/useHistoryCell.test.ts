import type { RecordedField } from '../../../generated/types';
import { findLastChange, listCellFields } from './useHistoryCell';

it.each([
  ['frontGross', ['FRONT_GROSS']],
  ['CUSTOMER_NAME', ['CUSTOMER_NAME']],
  ['number', ['NUMBER']],
  ['totalGross', ['FRONT_GROSS', 'BACK_GROSS']],
  ['toDo', []],
])('lists for the cell %s the fields %p', (name, fields) => {
  expect(listCellFields(name).map(({ field }) => field)).toEqual(fields);
});

const createChange = (id: string, ...fields: RecordedField[]) => ({
  id,
  changedAt: '2026-06-17T12:00:00Z',
  door: null,
  origin: null,
  employee: null,
  fields: fields.map(field => ({ field })),
});

it('finds the newest change of a field, and returns undefined for a field that never changed', () => {
  const history = [
    createChange('3', 'NOTES'),
    createChange('2', 'FRONT_GROSS', 'NOTES'),
    createChange('1', 'FRONT_GROSS'),
  ];
  expect(findLastChange(history, 'FRONT_GROSS')?.id).toBe('2');
  expect(findLastChange(history, 'BACK_GROSS')).toBeUndefined();
});
