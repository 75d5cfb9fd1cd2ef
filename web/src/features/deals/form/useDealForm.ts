import { useRef } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { type DraftField, formFields } from '../../../components/deals/dealFormFields';
import { useToast } from '../../../components/feedback/Toast';
import type { Day } from '../../../lib/days/dates';
import type { NewDealRequest } from '../../../lib/dialogs/dealEditor';
import { useRestoreDeal } from '../deletedDeals/useRestoreDeal';
import { validateDraft } from '../draft/dealDraft';
import { useDealDraft } from '../draft/useDealDraft';
import { useCloseGuard } from './useCloseGuard';
import { type FieldErrors, type ShowDeal, useDealSubmission } from './useDealSubmission';
import { useSaveDeal } from './useSaveDeal';

const UNRESOLVED_CONFLICTS_MESSAGE = 'Nothing was saved. Choose which values to keep, then save again.';

const FOCUSABLE_SELECTOR =
  'input:not([aria-hidden=true]), textarea:not([aria-hidden=true]), [role=combobox], [role=spinbutton]';

function focusFirstError(form: HTMLFormElement | null, errors: FieldErrors): void {
  const [firstField] = Object.keys(errors) as DraftField[];
  if (firstField === undefined) return;
  const field = form?.querySelector(`[data-field=${formFields[firstField].historyField}]`);
  field?.querySelector<HTMLElement>(FOCUSABLE_SELECTOR)?.focus();
}

/** Returns the state, actions and messages of a deal form. */
export function useDealForm(
  deal: DealFieldsFragment | undefined,
  day: Day,
  onClose: () => void,
  newDeal?: NewDealRequest,
  onShow?: ShowDeal,
) {
  const form = useDealDraft(deal, day, newDeal?.initialValues);
  const { draft, baseDraft, conflicts } = form;
  const formElement = useRef<HTMLFormElement>(null);
  const { runningTask, problem, submit, showProblem, clearErrors } = useDealSubmission(
    form,
    deal,
    day,
    errors => focusFirstError(formElement.current, errors),
    onShow,
  );
  const closer = useRef<HTMLInputElement>(null);
  const { add, update, deleteDeal, findNextNumber } = useSaveDeal();
  const restore = useRestoreDeal();
  const showToast = useToast();
  const closeGuard = useCloseGuard(form.isDirty, onClose);
  const savedDeal = deal && { number: deal.number, version: form.version ?? deal.version };

  function finish() {
    form.discardDraft();
    closeGuard.finish();
  }

  /** Returns whether the form is valid. Shows the error of an invalid form. */
  function isReady(): boolean {
    const errors = validateDraft(draft, form.incompleteDates);
    const [firstError] = Object.values(errors);
    if (firstError !== undefined) {
      showProblem(firstError, errors);
    } else if (conflicts.length > 0) {
      showProblem(UNRESOLVED_CONFLICTS_MESSAGE);
      formElement.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
    } else return true;
    return false;
  }

  async function save() {
    if (
      !isReady() ||
      !(await submit('saving', () => (savedDeal ? update(savedDeal, draft, baseDraft) : add(draft))))
    )
      return;
    finish();
    newDeal?.onAdded(Number(draft.number));
  }

  async function addAndBeginNext() {
    if (!isReady() || !(await submit('saving', () => add(draft)))) return;
    showToast(`Deal #${draft.number} added.`);
    form.dispatch({ type: 'added', day });
    closer.current?.focus();
    const nextNumber = await findNextNumber(draft.number);
    if (nextNumber) form.dispatch({ type: 'number offered', number: nextNumber });
  }

  async function remove() {
    if (!savedDeal || !(await submit('deleting', () => deleteDeal(savedDeal)))) return;
    showToast(`Deal #${savedDeal.number} deleted.`, 'success', {
      label: 'Undo',
      run: () => void restore(savedDeal.number),
    });
    finish();
  }

  return {
    form: {
      ...form,
      change: (change: Parameters<typeof form.change>[0]) => {
        form.change(change);
        clearErrors(Object.keys(change) as DraftField[]);
      },
    },
    runningTask,
    problem:
      problem?.message === UNRESOLVED_CONFLICTS_MESSAGE && conflicts.length === 0
        ? null
        : (problem?.message ?? null),
    errors: problem?.errors ?? {},
    closeGuard,
    refs: { formElement, closer },
    finish,
    startOver: () => form.dispatch({ type: 'started over', day, initialFields: newDeal?.initialValues }),
    save,
    addAndBeginNext,
    remove,
  };
}
