import { potEdit } from './potEdit';

describe('a typed pot', () => {
  it.each([
    ['3000', 3000],
    ['$3,000', 3000],
    [' 3,000.50 ', 3000.5],
    ['0', 0],
  ])('%p is saved', (typed, total) => {
    expect(potEdit(typed, 2500)).toEqual({ kind: 'changed', total });
  });

  it.each(['2500', '$2,500.00', '2,500.0'])('%p is what is stored already', typed => {
    expect(potEdit(typed, 2500)).toEqual({ kind: 'unchanged' });
  });

  it.each(['', '  ', 'lots', '-', '1e5', '10,000,000,000'])('%p is no amount', typed => {
    expect(potEdit(typed, 2500)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('amount'),
    });
  });

  it.each(['-1', '(100)', '-$0.01'])('%p is refused as negative', typed => {
    expect(potEdit(typed, 2500)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('negative'),
    });
  });
});
