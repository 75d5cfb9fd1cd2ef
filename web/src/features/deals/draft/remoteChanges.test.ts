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

const change = (
  version: number,
  changedBy: string,
  ...fields: History[number]['fields'][number]['field'][]
) => ({
  action: 'AMEND' as const,
  version,
  changedAt: `2026-06-17T1${version}:00:00Z`,
  employee: { id: 1, name: changedBy },
  fields: fields.map(field => ({ field })),
});

/**
 * Returns a deal in which only the customer is set. A deal contains people, but a draft contains only the ids
 * of people.
 */
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
const form = (typedFields: object = {}): SyncedForm => {
  const baseDraft = toDraft(deal());
  return { baseDraft, draft: { ...baseDraft, ...typedFields }, version: 1, mergedChanges: {} };
};

describe('remote changes of a deal', () => {
  it('returns the newest remote change of each field', () => {
    const history = [
      change(3, 'Gina', 'NOTES'),
      change(2, 'Finn', 'NOTES', 'CAR_INFO'),
      change(1, 'Max', 'STOCK_NUM'),
    ];
    expect(listRemoteChanges(history, 1)).toEqual({
      notes: { changedBy: 'Gina', changedAt: '2026-06-17T13:00:00Z' },
      carInfo: { changedBy: 'Finn', changedAt: '2026-06-17T12:00:00Z' },
    });
  });

  it('ignores gross and check marks, which are not on the form', () => {
    expect(listRemoteChanges([change(2, 'Finn', 'FRONT_GROSS', 'IS_UPDATED')], 1)).toEqual({});
  });

  it('detects that the number of the form now belongs to another deal, which was added or renumbered', () => {
    const addedChange = { ...change(4, 'Max', 'NUMBER'), action: 'RECORD' as const };
    expect(isAnotherDeal([addedChange], 3)).toBe(true);
    expect(isAnotherDeal([addedChange], 4)).toBe(false);
    expect(isAnotherDeal([{ ...addedChange, action: 'RESTORE' }], 3)).toBe(false);
  });
});

const remoteDeal = deal({ version: 2, notes: 'theirs', carInfo: 'Bolt' });
const changes = listRemoteChanges([change(2, 'Gina', 'NOTES', 'CAR_INFO')], 1);

describe('a form on a deal with remote changes', () => {
  it('shows remote values in fields without typed values and moves the form to the new version', () => {
    const merged = mergeRemoteChanges(form(), remoteDeal, changes);
    expect(merged.draft).toMatchObject({ notes: 'theirs', carInfo: 'Bolt' });
    expect(merged.mergedChanges.notes?.kind).toBe('theirs');
    expect(merged.version).toBe(2);
  });

  it('keeps both values of a conflicting field and the previous version until the conflict is resolved', () => {
    const merged = mergeRemoteChanges(form({ notes: 'mine' }), remoteDeal, changes);
    expect(listConflicts(merged)).toEqual(['notes']);
    expect([merged.draft.notes, merged.baseDraft.notes]).toEqual(['mine', 'theirs']);
    expect(merged.draft.carInfo).toBe('Bolt');
    expect(merged.version).toBe(1);

    const resolvedWithTyped = resolveConflicts(merged, ['notes'], 'mine', remoteDeal);
    expect([
      resolvedWithTyped.draft.notes,
      resolvedWithTyped.version,
      listConflicts(resolvedWithTyped),
    ]).toEqual(['mine', 2, []]);
    const resolvedWithRemote = resolveConflicts(merged, ['notes'], 'theirs', remoteDeal);
    expect([
      resolvedWithRemote.draft.notes,
      resolvedWithRemote.version,
      listConflicts(resolvedWithRemote),
    ]).toEqual(['theirs', 2, []]);
  });

  it('finds no conflict if both users typed the same value', () => {
    expect(listConflicts(mergeRemoteChanges(form({ notes: 'theirs' }), remoteDeal, changes))).toEqual([]);
  });

  it('does not report a resolved conflict again until another user changes the field again', () => {
    const formWithConflicts = mergeRemoteChanges(
      form({ notes: 'mine', carInfo: 'my car' }),
      remoteDeal,
      changes,
    );
    const partlyResolved = resolveConflicts(formWithConflicts, ['notes'], 'mine', remoteDeal);
    expect(listConflicts(partlyResolved)).toEqual(['carInfo']);

    const unrelatedHistory = [change(3, 'Max', 'STOCK_NUM'), change(2, 'Gina', 'NOTES', 'CAR_INFO')];
    const unrelatedDeal = deal({ ...remoteDeal, version: 3, stockNum: 'N1' });
    expect(
      listConflicts(
        mergeRemoteChanges(partlyResolved, unrelatedDeal, listRemoteChanges(unrelatedHistory, 1)),
      ),
    ).toEqual(['carInfo']);

    const newerHistory = [change(3, 'Max', 'NOTES'), change(2, 'Gina', 'NOTES', 'CAR_INFO')];
    const newerDeal = deal({ ...remoteDeal, version: 3, notes: 'newer' });
    expect(
      listConflicts(mergeRemoteChanges(partlyResolved, newerDeal, listRemoteChanges(newerHistory, 1))).sort(),
    ).toEqual(['carInfo', 'notes']);
  });
});
