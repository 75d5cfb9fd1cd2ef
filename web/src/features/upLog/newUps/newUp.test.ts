import { newUp, typedInto, withField } from './newUp';

const up = newUp('2026-11-25', { customerName: 'Ada' });

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

it('gives each new up a UUID', () => {
  expect(newUp('2026-11-25').key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(newUp('2026-11-25').key).not.toBe(newUp('2026-11-25').key);
});

it('orders new ups that were taken in the same millisecond', () => {
  const times = Array.from({ length: 3 }, () => newUp('2026-11-25').takenAt);
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
});
