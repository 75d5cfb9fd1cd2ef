import { parsePot } from './parsePot';

describe('parsing of a typed pot', () => {
  it.each([
    ['3000', 3000],
    ['$3,000', 3000],
    [' 3,000.50 ', 3000.5],
    ['0', 0],
  ])('accepts %p as a pot', (text, total) => {
    expect(parsePot(text, 2500)).toEqual({ kind: 'changed', total });
  });

  it.each(['2500', '$2,500.00', '2,500.0'])('treats the text %p as an unchanged pot', text => {
    expect(parsePot(text, 2500)).toEqual({ kind: 'unchanged' });
  });

  it.each(['', '  ', 'lots', '-', '1e5', '10,000,000,000'])('rejects %p, which is not an amount', text => {
    expect(parsePot(text, 2500)).toMatchObject({
      kind: 'rejected',
      reason: expect.stringContaining('amount'),
    });
  });

  it.each(['-1', '(100)', '-$0.01'])('rejects the negative amount %p', text => {
    expect(parsePot(text, 2500)).toMatchObject({
      kind: 'rejected',
      reason: expect.stringContaining('negative'),
    });
  });
});
