import { afterEvent, type DealFormEvent, dealFormState } from './dealFormState';

const day = '2026-11-03';

const after = (...events: DealFormEvent[]) => events.reduce(afterEvent, dealFormState(undefined, day));

it('begins a new deal on the day that is looked at', () => {
  expect(after()).toMatchObject({ draft: { addedDate: day, deliveryDate: day }, isRestored: false });
});

it('begins with what was typed earlier, on the day that was looked at then', () => {
  const stored = { day: '2026-11-01', version: null, changes: { customerName: 'Hopper' } };
  expect(dealFormState(undefined, day, stored)).toMatchObject({
    draft: { customerName: 'Hopper', addedDate: '2026-11-01' },
    isRestored: true,
  });
});

it('gives up what was typed when one starts over', () => {
  const form = after({ type: 'typed', change: { customerName: 'Hopper' } }, { type: 'started over', day });
  expect(form.draft).toEqual(form.before);
});

it('goes on after a deal was added with what the deals of a day have in common, as nothing typed', () => {
  const change = { number: '1042', customerName: 'Hopper', salesManagerId: 3 };
  const form = after({ type: 'typed', change }, { type: 'added', day });
  expect(form.draft).toMatchObject({ number: '', customerName: '', salesManagerId: 3 });
  expect(form.draft).toEqual(form.before);
});

it('takes a number that is offered, unless one was typed meanwhile', () => {
  const offered: DealFormEvent = { type: 'number offered', number: '1043' };
  expect(after(offered)).toMatchObject({ draft: { number: '1043' }, before: { number: '1043' } });
  expect(after({ type: 'typed', change: { number: '7' } }, offered).draft.number).toBe('7');
});

it('knows the dates that are half typed, each once', () => {
  const half: DealFormEvent = { type: 'half typed', label: 'Added Date', isHalf: true };
  expect(after(half, half).halfTyped).toEqual(['Added Date']);
  expect(after(half, { ...half, isHalf: false }).halfTyped).toEqual([]);
});
