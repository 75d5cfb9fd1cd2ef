import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { ChangedDealQuery } from '../deals.generated';
import { draftOf, newDraft } from './dealForm';
import {
  choose,
  conflictsOf,
  type FollowedForm,
  isAnotherDeal,
  mergeTheirs,
  theirChangesSince,
} from './theirChanges';

type History = ChangedDealQuery['dealHistory'];

const change = (version: number, by: string, ...fields: History[number]['fields'][number]['field'][]) => ({
  action: 'AMEND' as const,
  version,
  changedAt: `2026-06-17T1${version}:00:00Z`,
  employee: { id: 1, name: by },
  fields: fields.map(field => ({ field })),
});

/** Blank but for its customer; people stand on a deal itself, on a draft their ids. */
const deal = (fields: Partial<DealFieldsFragment> = {}) =>
  ({
    ...newDraft('2026-06-17'),
    number: 7,
    version: 1,
    logDay: '2026-06-17',
    isSold: false,
    salesManager: null,
    financeManager: null,
    closer: null,
    additional: null,
    customerName: 'Ada',
    deliveryDate: null,
    ...fields,
  }) as DealFieldsFragment;

/** A form that was opened on version 1, with what I typed into it. */
const form = (typed: object = {}): FollowedForm => {
  const before = draftOf(deal());
  return { before, draft: { ...before, ...typed }, version: 1, merged: {} };
};

describe('what others have changed since', () => {
  it('is told by field, each with its newest change', () => {
    const history = [
      change(3, 'Gina', 'NOTES'),
      change(2, 'Finn', 'NOTES', 'CAR_INFO'),
      change(1, 'Max', 'STOCK_NUM'),
    ];
    expect(theirChangesSince(history, 1)).toEqual({
      notes: { by: 'Gina', at: '2026-06-17T13:00:00Z' },
      carInfo: { by: 'Finn', at: '2026-06-17T12:00:00Z' },
    });
  });

  it('passes over gross and ticks, which are not on the form', () => {
    expect(theirChangesSince([change(2, 'Finn', 'FRONT_GROSS', 'IS_UPDATED')], 1)).toEqual({});
  });

  it('is another deal when one was recorded or renumbered to this number since', () => {
    const recorded = { ...change(4, 'Max', 'NUMBER'), action: 'RECORD' as const };
    expect(isAnotherDeal([recorded], 3)).toBe(true);
    expect(isAnotherDeal([recorded], 4)).toBe(false);
    expect(isAnotherDeal([{ ...recorded, action: 'RESTORE' }], 3)).toBe(false);
  });
});

const theirs = deal({ version: 2, notes: 'theirs', carInfo: 'Bolt' });
const changes = theirChangesSince([change(2, 'Gina', 'NOTES', 'CAR_INFO')], 1);

describe('a form that meets what others have stored', () => {
  it('takes theirs where I typed nothing, and stands on their version', () => {
    const met = mergeTheirs(form(), theirs, changes);
    expect(met.draft).toMatchObject({ notes: 'theirs', carInfo: 'Bolt' });
    expect(met.merged.notes?.kind).toBe('theirs');
    expect(met.version).toBe(2);
  });

  it('keeps both where I typed something else, and its old version until I choose', () => {
    const met = mergeTheirs(form({ notes: 'mine' }), theirs, changes);
    expect(conflictsOf(met)).toEqual(['notes']);
    expect([met.draft.notes, met.before.notes]).toEqual(['mine', 'theirs']);
    expect(met.draft.carInfo).toBe('Bolt');
    expect(met.version).toBe(1);

    const mine = choose(met, ['notes'], 'mine', theirs);
    expect([mine.draft.notes, mine.version, conflictsOf(mine)]).toEqual(['mine', 2, []]);
    const taken = choose(met, ['notes'], 'theirs', theirs);
    expect([taken.draft.notes, taken.version, conflictsOf(taken)]).toEqual(['theirs', 2, []]);
  });

  it('asks nothing where both typed the same', () => {
    expect(conflictsOf(mergeTheirs(form({ notes: 'theirs' }), theirs, changes))).toEqual([]);
  });

  it('asks once: a choice stands until the field is stored anew', () => {
    const both = mergeTheirs(form({ notes: 'mine', carInfo: 'my car' }), theirs, changes);
    const half = choose(both, ['notes'], 'mine', theirs);
    expect(conflictsOf(half)).toEqual(['carInfo']);

    const elsewhere = [change(3, 'Max', 'STOCK_NUM'), change(2, 'Gina', 'NOTES', 'CAR_INFO')];
    const later = deal({ ...theirs, version: 3, stockNum: 'N1' });
    expect(conflictsOf(mergeTheirs(half, later, theirChangesSince(elsewhere, 1)))).toEqual(['carInfo']);

    const again = [change(3, 'Max', 'NOTES'), change(2, 'Gina', 'NOTES', 'CAR_INFO')];
    const anew = deal({ ...theirs, version: 3, notes: 'newer' });
    expect(conflictsOf(mergeTheirs(half, anew, theirChangesSince(again, 1))).sort()).toEqual([
      'carInfo',
      'notes',
    ]);
  });
});
