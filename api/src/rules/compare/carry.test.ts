import { carriedOn, type EarlierLine } from './carry.ts';

const line = (more: Partial<EarlierLine> = {}): EarlierLine => ({
  group: 'DIFFERS',
  theirs: { frontGross: 200, backGross: 20 },
  ours: { frontGross: 100, backGross: 10 },
  settled: {},
  note: null,
  isOpen: true,
  handedBy: null,
  handedNote: null,
  keptBefore: null,
  ...more,
});
const kept = { settled: { frontGross: 'KEPT', backGross: 'KEPT' }, isOpen: false } as const;

describe('what was kept before', () => {
  it.each([
    ['with its note', { ...kept, note: 'holdback' }, {}, 'holdback'],
    ['without a note', kept, {}, ''],
    [
      'is not offered on other amounts',
      { ...kept, note: 'a' },
      { ours: { frontGross: 101, backGross: 10 } },
      null,
    ],
    ['is not offered of what nobody kept', {}, {}, null],
    ['is offered on, until it is kept again', { keptBefore: 'first' }, {}, 'first'],
    ['gives way to a newer note', { ...kept, note: 'newer', keptBefore: 'first' }, {}, 'newer'],
    [
      'after one amount was taken, on what is ours then',
      { settled: { frontGross: 'TAKEN', backGross: 'KEPT' }, note: 'half', isOpen: false } as const,
      { ours: { frontGross: 200, backGross: 10 } },
      'half',
    ],
    ['is not offered once the deal has come', { ...kept, ours: null, note: 'a' }, {}, null],
    ['is not offered where nothing is open', { ...kept, note: 'a' }, { isOpen: false }, null],
    [
      'an empty amount is 0',
      { ...kept, ours: { frontGross: 100, backGross: null }, note: 'a' },
      { ours: { frontGross: 100, backGross: 0 } },
      'a',
    ],
  ])('%s', (_what, earlier, now, offered) => {
    expect(carriedOn(line(earlier), { ...line(), ...now }).keptBefore).toBe(offered);
  });
});

it('what is handed on waits on while it is open', () => {
  const handed = { handedBy: 4, handedNote: 'please' };
  const carried = (earlier: Partial<EarlierLine>, now: Partial<EarlierLine> = {}) =>
    carriedOn(line({ ...handed, ...earlier }), { ...line(), ...now }).handedBy;
  expect(carried({})).toBe(4);
  expect(carried({}, { ours: { frontGross: 1, backGross: 1 } })).toBe(4);
  expect(carried({ ...kept })).toBeNull();
  expect(carried({}, { isOpen: false })).toBeNull();
  expect(carriedOn(undefined, line()).handedBy).toBeNull();
});
