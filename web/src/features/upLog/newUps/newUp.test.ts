import { createNewUp, getTypedValues, withField } from './newUp';

const up = createNewUp('2026-11-25', { customerName: 'Ada' });

it('adds values to the input while the up is not sent', () => {
  const changed = withField(up, { notes: 'hot' }, false);
  expect(changed.input).toEqual({ customerName: 'Ada', notes: 'hot' });
  expect(getTypedValues(changed)).toEqual({ customerName: 'Ada', notes: 'hot' });
});

it('leaves the input unchanged once the server may have received it, and keeps later values separately', () => {
  const changed = withField(withField(up, { notes: 'hot' }, true), { customerName: 'Ada Byron' }, true);
  expect(changed.input).toEqual({ customerName: 'Ada' });
  expect(changed.later).toEqual({ notes: 'hot', customerName: 'Ada Byron' });
  expect(getTypedValues(changed)).toEqual({ customerName: 'Ada Byron', notes: 'hot' });
});

it('merges all typed values into the input after the server rejects the up', () => {
  const rejected = withField(up, { notes: 'hot' }, true);
  expect(withField(rejected, { employeeId: 4 }, false).input).toEqual({
    customerName: 'Ada',
    notes: 'hot',
    employeeId: 4,
  });
});

it('assigns a UUID to each new up', () => {
  expect(createNewUp('2026-11-25').key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(createNewUp('2026-11-25').key).not.toBe(createNewUp('2026-11-25').key);
});

it('sorts new ups that were taken in the same millisecond in the order of their creation', () => {
  const times = Array.from({ length: 3 }, () => createNewUp('2026-11-25').takenAt);
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
});
