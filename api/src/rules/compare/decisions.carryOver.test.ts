import { carryOverAnnotations, type EarlierLine } from './decisions.ts';

const line = (more: Partial<EarlierLine> = {}): EarlierLine => ({
  group: 'DIFFERS',
  theirs: { frontGross: 200, backGross: 20 },
  ours: { frontGross: 100, backGross: 10 },
  decisions: {},
  note: null,
  isOpen: true,
  handedBy: null,
  handedNote: null,
  keptBefore: null,
  ...more,
});
const resolvedLine = { decisions: { frontGross: 'KEPT', backGross: 'KEPT' }, isOpen: false } as const;

describe('lines with a decision in the earlier comparison', () => {
  it.each([
    ['carries over the note', { ...resolvedLine, note: 'holdback' }, {}, 'holdback'],
    ['carries over an empty note for a decision without a note', resolvedLine, {}, ''],
    [
      'drops the note when the amounts have changed',
      { ...resolvedLine, note: 'a' },
      { ours: { frontGross: 101, backGross: 10 } },
      null,
    ],
    ['carries over nothing when the earlier line had no decision', {}, {}, null],
    [
      'carries over a note from a comparison before the earlier one until there is a new decision',
      { keptBefore: 'first' },
      {},
      'first',
    ],
    [
      'replaces the note from before the earlier comparison with the note of the earlier comparison',
      { ...resolvedLine, note: 'newer', keptBefore: 'first' },
      {},
      'newer',
    ],
    [
      "carries over the note when the file's amount was taken for one field and the store's amounts match the result",
      { decisions: { frontGross: 'TAKEN', backGross: 'KEPT' }, note: 'half', isOpen: false } as const,
      { ours: { frontGross: 200, backGross: 10 } },
      'half',
    ],
    [
      'drops the note when the missing deal has been created in the store since then',
      { ...resolvedLine, ours: null, note: 'a' },
      {},
      null,
    ],
    [
      'drops the note when the line needs no decision any more',
      { ...resolvedLine, note: 'a' },
      { isOpen: false },
      null,
    ],
    [
      'treats an empty amount as 0 when amounts are compared',
      { ...resolvedLine, ours: { frontGross: 100, backGross: null }, note: 'a' },
      { ours: { frontGross: 100, backGross: 0 } },
      'a',
    ],
  ])('%s', (_case, earlier, now, expectedNote) => {
    expect(carryOverAnnotations(line(earlier), { ...line(), ...now }).keptBefore).toBe(expectedNote);
  });
});

it('carries over an escalation while the line needs a decision', () => {
  const escalated = { handedBy: 4, handedNote: 'please' };
  const carriedEscalation = (earlier: Partial<EarlierLine>, now: Partial<EarlierLine> = {}) =>
    carryOverAnnotations(line({ ...escalated, ...earlier }), { ...line(), ...now }).handedBy;
  expect(carriedEscalation({})).toBe(4);
  expect(carriedEscalation({}, { ours: { frontGross: 1, backGross: 1 } })).toBe(4);
  expect(carriedEscalation({ ...resolvedLine })).toBeNull();
  expect(carriedEscalation({}, { isOpen: false })).toBeNull();
  expect(carryOverAnnotations(undefined, line()).handedBy).toBeNull();
});
