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

/** The employee who last saved a field after the form was opened, and the time of the save. */
export type RemoteChange = { changedBy: string; changedAt: string };

export type RemoteChanges = Partial<Record<DraftField, RemoteChange>>;

/**
 * State of a remote change in the form. `conflict`: the typed and the remote value differ, and the user must
 * choose. `mine`: the form keeps the typed value. `theirs`: the form shows the remote value.
 */
export type MergedChange = RemoteChange & { kind: 'conflict' | 'mine' | 'theirs' };

export type MergedChanges = Partial<Record<DraftField, MergedChange>>;

/** A deal form that receives the changes of other users. */
export type SyncedForm = {
  /** The draft of the deal as it was last loaded. */
  baseDraft: DealDraft;
  draft: DealDraft;
  /** Version of the deal that a save sends to the server. Remote changes up to this version are resolved. */
  version: number;
  mergedChanges: MergedChanges;
};

type DealHistoryEntry = Pick<
  DealChangesQuery['dealHistory'][number],
  'action' | 'version' | 'changedAt' | 'employee'
> & {
  fields: readonly { field: RecordedField }[];
};

/**
 * Form fields by their names in the history. The number is excluded, because a changed number identifies
 * another deal.
 */
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
      if (draftField) changes[draftField] ??= { changedBy: employee?.name ?? 'System', changedAt };
    }
  }
  return changes;
}

/** Returns whether the number now belongs to a deal other than the deal that the form edits. */
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
  const baseDraft = toDraft(newest);
  const draft = { ...baseDraft, ...diffDrafts(form.draft, form.baseDraft) };
  const mergedEntries = Object.entries(changes).map(([name, remoteChange]): [DraftField, MergedChange] => {
    const field = name as DraftField;
    const existing = form.mergedChanges[field];
    const isMine = existing?.kind === 'mine' && existing.changedAt === remoteChange.changedAt;
    const kind = draft[field] === baseDraft[field] ? 'theirs' : isMine ? 'mine' : 'conflict';
    return [field, { ...remoteChange, kind }];
  });
  return advanceVersion(
    {
      ...form,
      baseDraft,
      draft,
      mergedChanges: { ...form.mergedChanges, ...Object.fromEntries(mergedEntries) },
    },
    newest,
  );
}

/** Resolves the conflicts of the given fields with either the typed or the remote values. */
export function resolveConflicts(
  form: SyncedForm,
  fields: readonly DraftField[],
  side: 'mine' | 'theirs',
  newest: DealFieldsFragment,
): SyncedForm {
  const draft = { ...form.draft };
  const mergedChanges = { ...form.mergedChanges };
  for (const field of fields) {
    const existing = mergedChanges[field];
    if (existing) mergedChanges[field] = { ...existing, kind: side === 'mine' ? 'mine' : 'theirs' };
    if (side === 'theirs') Object.assign(draft, { [field]: form.baseDraft[field] });
  }
  return advanceVersion({ ...form, draft, mergedChanges }, newest);
}

export function listConflicts({
  mergedChanges,
  draft,
  baseDraft,
}: Omit<SyncedForm, 'version'>): DraftField[] {
  const fields = Object.keys(mergedChanges) as DraftField[];
  return fields.filter(
    field => mergedChanges[field]?.kind === 'conflict' && draft[field] !== baseDraft[field],
  );
}

/**
 * Moves the form to the newest version once all conflicts are resolved. Until then, the server rejects the
 * save, and a reload shows the conflicts again.
 */
function advanceVersion(form: SyncedForm, newest: DealFieldsFragment): SyncedForm {
  return listConflicts(form).length > 0 ? form : { ...form, version: newest.version };
}
