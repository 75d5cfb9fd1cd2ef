import type { RecordedField } from '../../../generated/types';
import { fieldsOfCell, lastChangeOf } from './whoTyped';

it.each([
  ['frontGross', ['FRONT_GROSS']],
  ['CUSTOMER_NAME', ['CUSTOMER_NAME']],
  ['number', ['NUMBER']],
  ['totalGross', ['FRONT_GROSS', 'BACK_GROSS']],
  ['toDo', []],
])('the cell %s shows %p', (name, fields) => {
  expect(fieldsOfCell(name).map(({ field }) => field)).toEqual(fields);
});

const change = (id: string, ...fields: RecordedField[]) => ({
  id,
  changedAt: '2026-06-17T12:00:00Z',
  door: null,
  origin: null,
  employee: null,
  fields: fields.map(field => ({ field })),
});

it('a field is what its newest change made of it', () => {
  const history = [change('3', 'NOTES'), change('2', 'FRONT_GROSS', 'NOTES'), change('1', 'FRONT_GROSS')];
  expect(lastChangeOf(history, 'FRONT_GROSS')?.id).toBe('2');
  expect(lastChangeOf(history, 'BACK_GROSS')).toBeUndefined();
});
