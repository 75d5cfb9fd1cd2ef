/** @jest-environment jest-fixed-jsdom */
import { allTyped, discardTyped, dropOldOfOthers, isTypedBefore, typedTexts } from './typedTexts';

const { jest } = import.meta;

const SAM = 1;
const MARA = 2;
const DAY_MS = 86_400_000;

const stored = () => JSON.stringify({ ...localStorage });
const passDays = (days: number) => jest.setSystemTime(Date.now() + days * DAY_MS);
const oldOf = (personId: number) =>
  allTyped()
    .filter(typed => typed.personId === personId && isTypedBefore(typed, 14))
    .map(({ name }) => name);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('Discard', () => {
  it('erases all that a person typed, of every kind, and nothing of others', () => {
    typedTexts('unsavedDeal', SAM).put('new', 'Grace Hopper');
    typedTexts('pastedDeals', SAM).put('rows', 'Grace Hopper\nAlan Turing');
    typedTexts('unsavedUp', SAM).put('2026-05-07 12 notes', 'Grace Hopper');
    typedTexts('playground', SAM).put('graphiql:tabState', '{"customer":"Grace Hopper"}');
    typedTexts('unsavedDeal', MARA).put('new', 'Ada Lovelace');
    discardTyped(SAM);
    expect(stored()).not.toContain('Hopper');
    expect(stored()).not.toContain('Turing');
    expect(typedTexts('unsavedDeal', MARA).find('new')).toBe('Ada Lovelace');
  });

  it('holds for a place that was open before, as in another tab, and not for one that is opened later', () => {
    const before = typedTexts('unsavedUp', SAM);
    before.put('2026-05-07 12 notes', 'Calls back');
    passDays(1);
    discardTyped(SAM);
    before.put('2026-05-07 12 notes', 'Calls back, Grace Hopper');
    expect(allTyped()).toEqual([]);
    typedTexts('unsavedUp', SAM).put('2026-05-07 12 notes', 'Called back');
    expect(allTyped()).toHaveLength(1);
  });
});

describe('what is unsaved for over 14 days', () => {
  it('is told from the last keystroke on; to see it again is none', () => {
    const texts = typedTexts('unsavedDeal', SAM);
    texts.put('new', 'Grace');
    texts.put('12', 'Ada');
    passDays(10);
    texts.put('new', 'Grace Hopper');
    texts.put('12', 'Ada');
    passDays(4.5);
    expect(oldOf(SAM)).toEqual(['12']);
    passDays(10);
    expect(oldOf(SAM).sort()).toEqual(['12', 'new']);
  });

  it('is erased after 28 when someone else signs in, and never at a sign-in of its own', () => {
    typedTexts('unsavedDeal', SAM).put('new', 'Grace Hopper');
    passDays(27.9);
    dropOldOfOthers(MARA);
    expect(oldOf(SAM)).toEqual(['new']);
    passDays(0.2);
    dropOldOfOthers(SAM);
    expect(oldOf(SAM)).toEqual(['new']);
    dropOldOfOthers(MARA);
    expect(stored()).not.toContain('Hopper');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('of an older release counts from the first sign-in after the upgrade', () => {
    localStorage.setItem('unsavedDeal 1 new', '"Grace Hopper"');
    dropOldOfOthers(MARA);
    expect(oldOf(SAM)).toEqual([]);
    passDays(15);
    expect(oldOf(SAM)).toEqual(['new']);
    passDays(15);
    dropOldOfOthers(MARA);
    expect(allTyped()).toEqual([]);
  });
});
