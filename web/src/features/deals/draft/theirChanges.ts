import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { RecordedField } from '../../../generated/types';
import type { ChangedDealQuery } from '../deals.generated';
import { draftChanges, draftOf } from './dealForm';
import { type DealDraft, type DraftField, FORM_ORDER, formFields } from './formFields';

/** Who stored a field last since the form was opened on it, and when. */
export type TheirChange = { by: string; at: string };

export type TheirChanges = Partial<Record<DraftField, TheirChange>>;

/**
 * What became of that in the form: it is not what I typed and waits for a choice; I chose mine; or the form shows theirs.
 */
export type MergedChange = TheirChange & { kind: 'conflict' | 'mine' | 'theirs' };

export type MergedChanges = Partial<Record<DraftField, MergedChange>>;

/** A form on a deal that is being followed. */
export type FollowedForm = {
  /** The deal as it was last read. */
  before: DealDraft;
  draft: DealDraft;
  /** What the server compares with: up to this version everything that others changed is settled. */
  version: number;
  merged: MergedChanges;
};

type Change = Pick<
  ChangedDealQuery['dealHistory'][number],
  'action' | 'version' | 'changedAt' | 'employee'
> & {
  fields: readonly { field: RecordedField }[];
};

/** A number that changes makes it another deal. */
const draftFieldBy = new Map(
  FORM_ORDER.filter(field => field !== 'number').map((field): [RecordedField, DraftField] => [
    formFields[field].history,
    field,
  ]),
);

/** The fields of the form that were changed after that version, each with its newest change. */
export function theirChangesSince(history: readonly Change[], version: number): TheirChanges {
  const changes: TheirChanges = {};
  for (const { changedAt, employee, fields } of since(history, version)) {
    for (const { field } of fields) {
      const draftField = draftFieldBy.get(field);
      // The newest change comes first.
      if (draftField) changes[draftField] ??= { by: employee?.name ?? 'The store', at: changedAt };
    }
  }
  return changes;
}

/** Whether another deal has got the number since: what was typed was meant for the one before. */
export function isAnotherDeal(history: readonly Change[], version: number): boolean {
  return since(history, version).some(({ action }) => action === 'RECORD' || action === 'RENUMBER');
}

const since = (history: readonly Change[], version: number) =>
  history.filter(change => (change.version ?? 0) > version);

/** Brings what others have stored into the form: where I typed something else, both stand until I choose. */
export function mergeTheirs(
  form: FollowedForm,
  newest: DealFieldsFragment,
  changes: TheirChanges,
): FollowedForm {
  const before = draftOf(newest);
  const draft = { ...before, ...draftChanges(form.draft, form.before) };
  const arrived = Object.entries(changes).map(([name, each]): [DraftField, MergedChange] => {
    const field = name as DraftField;
    const known = form.merged[field];
    const isMine = known?.kind === 'mine' && known.at === each.at;
    const kind = draft[field] === before[field] ? 'theirs' : isMine ? 'mine' : 'conflict';
    return [field, { ...each, kind }];
  });
  return settled(
    { ...form, before, draft, merged: { ...form.merged, ...Object.fromEntries(arrived) } },
    newest,
  );
}

/** Takes mine or theirs in these fields. */
export function choose(
  form: FollowedForm,
  fields: readonly DraftField[],
  side: 'mine' | 'theirs',
  newest: DealFieldsFragment,
): FollowedForm {
  const draft = { ...form.draft };
  const merged = { ...form.merged };
  for (const field of fields) {
    const known = merged[field];
    if (known) merged[field] = { ...known, kind: side === 'mine' ? 'mine' : 'theirs' };
    if (side === 'theirs') Object.assign(draft, { [field]: form.before[field] });
  }
  return settled({ ...form, draft, merged }, newest);
}

/** The fields that wait for a choice. */
export function conflictsOf({ merged, draft, before }: Omit<FollowedForm, 'version'>): DraftField[] {
  const fields = Object.keys(merged) as DraftField[];
  return fields.filter(field => merged[field]?.kind === 'conflict' && draft[field] !== before[field]);
}

/** Until every choice is made the form stands on the version before, for the server to refuse and for a reload to ask again. */
function settled(form: FollowedForm, newest: DealFieldsFragment): FollowedForm {
  return conflictsOf(form).length > 0 ? form : { ...form, version: newest.version };
}
