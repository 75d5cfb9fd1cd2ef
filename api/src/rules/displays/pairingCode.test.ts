import { createPairingCode, parsePairingCode } from './pairingCode.ts';

it('creates a code of six letters, each drawn from the twenty letters of the alphabet', () => {
  const draws = [0, 19, 1, 18, 0, 0];
  const bounds: number[] = [];
  const letters = createPairingCode(below => {
    bounds.push(below);
    return draws.shift() ?? 0;
  });
  expect(letters).toBe('BZCYBB');
  expect(bounds).toEqual([20, 20, 20, 20, 20, 20]);
});

it.each(['BZCYBB', 'bzcybb', ' bzc-ybb ', 'B Z C Y B B'])(
  'reads the six letters of a pairing code from %j',
  input => {
    expect(parsePairingCode(input)).toBe('BZCYBB');
  },
);

it.each(['', 'BZCYB', 'BZCYBBB', 'BZCYBA', 'BZCYB1', 'BZCYBÄ', 'BZCYBı'])(
  'rejects %j as a pairing code',
  input => {
    expect(parsePairingCode(input)).toBeUndefined();
  },
);
