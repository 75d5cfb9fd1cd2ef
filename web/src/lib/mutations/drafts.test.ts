/** @jest-environment jest-fixed-jsdom */
import {
  deleteOldDraftsOfOthers,
  discardAllDrafts,
  isOlderThanDays,
  listUnsavedTexts,
  openDraftTexts,
} from './drafts';

const { jest } = import.meta;

const SAM = 1;
const MARA = 2;
const DAY_MS = 86_400_000;

const storedText = () => JSON.stringify({ ...localStorage });
const advanceDays = (days: number) => jest.setSystemTime(Date.now() + days * DAY_MS);
const listOldDrafts = (personId: number) =>
  listUnsavedTexts()
    .filter(text => text.personId === personId && isOlderThanDays(text, 14))
    .map(({ name }) => name);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('discardAllDrafts', () => {
  it('erases all drafts of one person, of every kind, but no drafts of another person', () => {
    openDraftTexts('unsavedDeal', SAM).put('new', 'Grace Hopper');
    openDraftTexts('pastedDeals', SAM).put('rows', 'Grace Hopper\nAlan Turing');
    openDraftTexts('unsavedUp', SAM).put('2026-05-07 12 notes', 'Grace Hopper');
    openDraftTexts('playground', SAM).put('graphiql:tabState', '{"customer":"Grace Hopper"}');
    openDraftTexts('unsavedDeal', MARA).put('new', 'Ada Lovelace');
    discardAllDrafts(SAM);
    expect(storedText()).not.toContain('Hopper');
    expect(storedText()).not.toContain('Turing');
    expect(openDraftTexts('unsavedDeal', MARA).find('new')).toBe('Ada Lovelace');
  });

  it('blocks writes by draft stores that were opened before the person discarded all drafts, but not by later stores', () => {
    const openBefore = openDraftTexts('unsavedUp', SAM);
    openBefore.put('2026-05-07 12 notes', 'Calls back');
    advanceDays(1);
    discardAllDrafts(SAM);
    openBefore.put('2026-05-07 12 notes', 'Calls back, Grace Hopper');
    expect(listUnsavedTexts()).toEqual([]);
    openDraftTexts('unsavedUp', SAM).put('2026-05-07 12 notes', 'Called back');
    expect(listUnsavedTexts()).toHaveLength(1);
  });
});

describe('drafts that are unsaved for over 14 days', () => {
  it('counts the age of drafts from the last change, not from the last view', () => {
    const texts = openDraftTexts('unsavedDeal', SAM);
    texts.put('new', 'Grace');
    texts.put('12', 'Ada');
    advanceDays(10);
    texts.put('new', 'Grace Hopper');
    texts.put('12', 'Ada');
    advanceDays(4.5);
    expect(listOldDrafts(SAM)).toEqual(['12']);
    advanceDays(10);
    expect(listOldDrafts(SAM).sort()).toEqual(['12', 'new']);
  });

  it('erases drafts after 28 days when another person signs in, but not when their author signs in', () => {
    openDraftTexts('unsavedDeal', SAM).put('new', 'Grace Hopper');
    advanceDays(27.9);
    deleteOldDraftsOfOthers(MARA);
    expect(listOldDrafts(SAM)).toEqual(['new']);
    advanceDays(0.2);
    deleteOldDraftsOfOthers(SAM);
    expect(listOldDrafts(SAM)).toEqual(['new']);
    deleteOldDraftsOfOthers(MARA);
    expect(storedText()).not.toContain('Hopper');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('counts the age of a draft from an older release from the first sign-in after the upgrade', () => {
    localStorage.setItem('unsavedDeal 1 new', '"Grace Hopper"');
    deleteOldDraftsOfOthers(MARA);
    expect(listOldDrafts(SAM)).toEqual([]);
    advanceDays(15);
    expect(listOldDrafts(SAM)).toEqual(['new']);
    advanceDays(15);
    deleteOldDraftsOfOthers(MARA);
    expect(listUnsavedTexts()).toEqual([]);
  });
});
