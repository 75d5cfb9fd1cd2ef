import { type NewUp, newKey, nextRow, typedInto, withField } from './newUp';

const up: NewUp = { key: newKey(), day: '2026-11-25', input: { customerName: 'Ada' } };

it('what is typed before a new up is sent belongs to it', () => {
  const changed = withField(up, { notes: 'hot' }, false);
  expect(changed.input).toEqual({ customerName: 'Ada', notes: 'hot' });
  expect(typedInto(changed)).toEqual({ customerName: 'Ada', notes: 'hot' });
});

it('what is typed once it may have arrived leaves what was sent as it was', () => {
  const changed = withField(withField(up, { notes: 'hot' }, true), { customerName: 'Ada Byron' }, true);
  expect(changed.input).toEqual({ customerName: 'Ada' });
  expect(changed.later).toEqual({ notes: 'hot', customerName: 'Ada Byron' });
  expect(typedInto(changed)).toEqual({ customerName: 'Ada Byron', notes: 'hot' });
});

it('what was refused is sent again with all that was typed', () => {
  const refused = withField(up, { notes: 'hot' }, true);
  expect(withField(refused, { employeeId: 4 }, false).input).toEqual({
    customerName: 'Ada',
    notes: 'hot',
    employeeId: 4,
  });
});

it('a key is a UUID of its own', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(newKey()).not.toBe(newKey());
});

it('rows are numbered down, below every id', () => {
  const rows = [nextRow(), nextRow(), nextRow()];
  expect(rows).toEqual([...rows].sort((one, other) => other - one));
  expect(new Set(rows).size).toBe(3);
  expect(rows.every(row => row < 0 && Number.isSafeInteger(row))).toBe(true);
});
