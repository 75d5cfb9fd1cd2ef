import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import {
  type DealDraft,
  type DraftField,
  FORM_ORDER,
  formFields,
} from '../../../components/deals/dealFormFields';
import type { RecordedField } from '../../../generated/types';
import type { DealChangesQuery } from '../deals.generated';
import { diffDrafts, toDraft } from './dealDraft';

/** The employee who last saved a field since the form was opened, and the time. */
export type RemoteChange = { by: string; at: string };

export type RemoteChanges = Partial<Record<DraftField, RemoteChange>>;

/**
 * State of a remote change in the form. A `conflict` differs from the typed value and needs a choice; `mine`
 * keeps the typed value; `theirs` shows the remote value.
 */
export type MergedChange = RemoteChange & { kind: 'conflict' | 'mine' | 'theirs' };

export type MergedChanges = Partial<Record<DraftField, MergedChange>>;

/** A deal form that receives the changes of other users. */
export type SyncedForm = {
  /** The deal as last read. */
  before: DealDraft;
  draft: DealDraft;
  /** Version that the server compares with. Remote changes up to this version are resolved. */
  version: number;
  merged: MergedChanges;
};

type DealHistoryEntry = Pick<
  DealChangesQuery['dealHistory'][number],
  'action' | 'version' | 'changedAt' | 'employee'
> & {
  fields: readonly { field: RecordedField }[];
};

/** Excludes the number: a changed number means another deal. */
const draftFieldByHistoryField = new Map(
  FORM_ORDER.filter(field => field !== 'number').map((field): [RecordedField, DraftField] => [
    formFields[field].historyField,
    field,
  ]),
);

/** Returns the form fields that were changed after a version, each with its newest change. */
export function listRemoteChanges(history: readonly DealHistoryEntry[], version: number): RemoteChanges {
  const changes: RemoteChanges = {};
  for (const { changedAt, employee, fields } of listChangesSince(history, version)) {
    for (const { field } of fields) {
      const draftField = draftFieldByHistoryField.get(field);
      // The history lists the newest change first.
      if (draftField) changes[draftField] ??= { by: employee?.name ?? 'The store', at: changedAt };
    }
  }
  return changes;
}

/** Returns whether the number now belongs to another deal, for which the draft was not typed. */
export function isAnotherDeal(history: readonly DealHistoryEntry[], version: number): boolean {
  return listChangesSince(history, version).some(
    ({ action }) => action === 'RECORD' || action === 'RENUMBER',
  );
}

const listChangesSince = (history: readonly DealHistoryEntry[], version: number) =>
  history.filter(change => (change.version ?? 0) > version);

/** Merges remote changes into the form. A field with a different typed value becomes a conflict. */
export function mergeRemoteChanges(
  form: SyncedForm,
  newest: DealFieldsFragment,
  changes: RemoteChanges,
): SyncedForm {
  const before = toDraft(newest);
  const draft = { ...before, ...diffDrafts(form.draft, form.before) };
  const mergedEntries = Object.entries(changes).map(([name, remoteChange]): [DraftField, MergedChange] => {
    const field = name as DraftField;
    const existing = form.merged[field];
    const isMine = existing?.kind === 'mine' && existing.at === remoteChange.at;
    const kind = draft[field] === before[field] ? 'theirs' : isMine ? 'mine' : 'conflict';
    return [field, { ...remoteChange, kind }];
  });
  return advanceVersion(
    { ...form, before, draft, merged: { ...form.merged, ...Object.fromEntries(mergedEntries) } },
    newest,
  );
}

/** Resolves the conflicts of the fields with the typed or the remote values. */
export function resolveConflicts(
  form: SyncedForm,
  fields: readonly DraftField[],
  side: 'mine' | 'theirs',
  newest: DealFieldsFragment,
): SyncedForm {
  const draft = { ...form.draft };
  const merged = { ...form.merged };
  for (const field of fields) {
    const existing = merged[field];
    if (existing) merged[field] = { ...existing, kind: side === 'mine' ? 'mine' : 'theirs' };
    if (side === 'theirs') Object.assign(draft, { [field]: form.before[field] });
  }
  return advanceVersion({ ...form, draft, merged }, newest);
}

export function listConflicts({ merged, draft, before }: Omit<SyncedForm, 'version'>): DraftField[] {
  const fields = Object.keys(merged) as DraftField[];
  return fields.filter(field => merged[field]?.kind === 'conflict' && draft[field] !== before[field]);
}

/**
 * Moves the form to the newest version once all conflicts are resolved. Until then, the server rejects the
 * save, and a reload shows the conflicts again.
 */
function advanceVersion(form: SyncedForm, newest: DealFieldsFragment): SyncedForm {
  return listConflicts(form).length > 0 ? form : { ...form, version: newest.version };
}
