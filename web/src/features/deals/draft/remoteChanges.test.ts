import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { DealChangesQuery } from '../deals.generated';
import { createDraft, toDraft } from './dealDraft';
import {
  isAnotherDeal,
  listConflicts,
  listRemoteChanges,
  mergeRemoteChanges,
  resolveConflicts,
  type SyncedForm,
} from './remoteChanges';

type History = DealChangesQuery['dealHistory'];

const change = (version: number, by: string, ...fields: History[number]['fields'][number]['field'][]) => ({
  action: 'AMEND' as const,
  version,
  changedAt: `2026-06-17T1${version}:00:00Z`,
  employee: { id: 1, name: by },
  fields: fields.map(field => ({ field })),
});

/** Returns a deal that is blank except for the customer. A deal contains people, a draft only their ids. */
const deal = (fields: Partial<DealFieldsFragment> = {}) =>
  ({
    ...createDraft('2026-06-17'),
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

/** Returns a form that was opened on version 1 with typed fields. */
const form = (typed: object = {}): SyncedForm => {
  const before = toDraft(deal());
  return { before, draft: { ...before, ...typed }, version: 1, merged: {} };
};

describe('listRemoteChanges', () => {
  it('returns the newest change of each field', () => {
    const history = [
      change(3, 'Gina', 'NOTES'),
      change(2, 'Finn', 'NOTES', 'CAR_INFO'),
      change(1, 'Max', 'STOCK_NUM'),
    ];
    expect(listRemoteChanges(history, 1)).toEqual({
      notes: { by: 'Gina', at: '2026-06-17T13:00:00Z' },
      carInfo: { by: 'Finn', at: '2026-06-17T12:00:00Z' },
    });
  });

  it('ignores gross and check marks, which are not on the form', () => {
    expect(listRemoteChanges([change(2, 'Finn', 'FRONT_GROSS', 'IS_UPDATED')], 1)).toEqual({});
  });

  it('detects another deal that was added or renumbered to this number', () => {
    const recorded = { ...change(4, 'Max', 'NUMBER'), action: 'RECORD' as const };
    expect(isAnotherDeal([recorded], 3)).toBe(true);
    expect(isAnotherDeal([recorded], 4)).toBe(false);
    expect(isAnotherDeal([{ ...recorded, action: 'RESTORE' }], 3)).toBe(false);
  });
});

const theirs = deal({ version: 2, notes: 'theirs', carInfo: 'Bolt' });
const changes = listRemoteChanges([change(2, 'Gina', 'NOTES', 'CAR_INFO')], 1);

describe('a form on a deal with remote changes', () => {
  it('takes remote values of untouched fields and moves to the new version', () => {
    const merged = mergeRemoteChanges(form(), theirs, changes);
    expect(merged.draft).toMatchObject({ notes: 'theirs', carInfo: 'Bolt' });
    expect(merged.merged.notes?.kind).toBe('theirs');
    expect(merged.version).toBe(2);
  });

  it('keeps both values of a conflicting field and the old version until the conflict is resolved', () => {
    const merged = mergeRemoteChanges(form({ notes: 'mine' }), theirs, changes);
    expect(listConflicts(merged)).toEqual(['notes']);
    expect([merged.draft.notes, merged.before.notes]).toEqual(['mine', 'theirs']);
    expect(merged.draft.carInfo).toBe('Bolt');
    expect(merged.version).toBe(1);

    const mine = resolveConflicts(merged, ['notes'], 'mine', theirs);
    expect([mine.draft.notes, mine.version, listConflicts(mine)]).toEqual(['mine', 2, []]);
    const taken = resolveConflicts(merged, ['notes'], 'theirs', theirs);
    expect([taken.draft.notes, taken.version, listConflicts(taken)]).toEqual(['theirs', 2, []]);
  });

  it('finds no conflict if both users typed the same value', () => {
    expect(listConflicts(mergeRemoteChanges(form({ notes: 'theirs' }), theirs, changes))).toEqual([]);
  });

  it('keeps a resolved conflict until the field is changed again', () => {
    const both = mergeRemoteChanges(form({ notes: 'mine', carInfo: 'my car' }), theirs, changes);
    const partlyResolved = resolveConflicts(both, ['notes'], 'mine', theirs);
    expect(listConflicts(partlyResolved)).toEqual(['carInfo']);

    const unrelatedHistory = [change(3, 'Max', 'STOCK_NUM'), change(2, 'Gina', 'NOTES', 'CAR_INFO')];
    const unrelatedDeal = deal({ ...theirs, version: 3, stockNum: 'N1' });
    expect(
      listConflicts(
        mergeRemoteChanges(partlyResolved, unrelatedDeal, listRemoteChanges(unrelatedHistory, 1)),
      ),
    ).toEqual(['carInfo']);

    const newerHistory = [change(3, 'Max', 'NOTES'), change(2, 'Gina', 'NOTES', 'CAR_INFO')];
    const newerDeal = deal({ ...theirs, version: 3, notes: 'newer' });
    expect(
      listConflicts(mergeRemoteChanges(partlyResolved, newerDeal, listRemoteChanges(newerHistory, 1))).sort(),
    ).toEqual(['carInfo', 'notes']);
  });
});
