import { useRef } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { useToast } from '../../../components/page/Toast';
import type { Day } from '../../../lib/days/dates';
import type { NewDeal } from '../../../lib/opened/dealEditor';
import { useRestoreDeal } from '../deleted/useRestoreDeal';
import { draftErrors } from '../draft/draftErrors';
import { type DraftField, formFields } from '../draft/formFields';
import { useDealDraft } from '../draft/useDealDraft';
import { type ShowDeal, useAttempt } from './useAttempt';
import { useClosing } from './useClosing';
import { useSaveDeal } from './useSaveDeal';
import type { FieldErrors } from './useWork';

const CHOOSE_FIRST = 'Please choose between yours and theirs first. Nothing is saved yet.';

/** What a field is typed into. */
const FOCUSABLE =
  'input:not([aria-hidden=true]), textarea:not([aria-hidden=true]), [role=combobox], [role=spinbutton]';

/** What a deal form holds, what can be done with it, and what it says. */
export function useDealForm(
  deal: DealFieldsFragment | undefined,
  day: Day,
  onClose: () => void,
  begun?: NewDeal,
  onShow?: ShowDeal,
) {
  const form = useDealDraft(deal, day, begun?.begun);
  const { draft, before, conflicts } = form;
  const sheet = useRef<HTMLFormElement>(null);
  const { work, problem, attempt, refuse, clearErrors } = useAttempt(form, deal, day, focusError, onShow);
  const closer = useRef<HTMLInputElement>(null);
  const { add, update, erase, numberAfter } = useSaveDeal();
  const restore = useRestoreDeal();
  const showToast = useToast();
  const closing = useClosing(form.isTyped, onClose);
  const opened = deal && { number: deal.number, version: form.version ?? deal.version };

  function finish() {
    form.forget();
    closing.finish();
  }

  function focusError(errors: FieldErrors) {
    const [first] = Object.keys(errors) as DraftField[];
    if (first === undefined) return;
    const place = sheet.current?.querySelector(`[data-field=${formFields[first].history}]`);
    place?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }

  /** @returns whether the form may be sent as it stands; if not, it says why */
  function isReady(): boolean {
    const errors = draftErrors(draft, form.halfTyped);
    const [first] = Object.values(errors);
    if (first !== undefined) {
      refuse(first, errors);
    } else if (conflicts.length > 0) {
      refuse(CHOOSE_FIRST);
      sheet.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
    } else return true;
    return false;
  }

  async function save() {
    if (!isReady() || !(await attempt('saving', () => (opened ? update(opened, draft, before) : add(draft)))))
      return;
    finish();
    begun?.onAdded(Number(draft.number));
  }

  async function addAndBeginNext() {
    if (!isReady() || !(await attempt('saving', () => add(draft)))) return;
    showToast(`Deal #${draft.number} is added.`);
    form.dispatch({ type: 'added', day });
    closer.current?.focus();
    const offered = await numberAfter(draft.number);
    if (offered) form.dispatch({ type: 'number offered', number: offered });
  }

  async function remove() {
    if (!opened || !(await attempt('deleting', () => erase(opened)))) return;
    showToast(`Deal #${opened.number} is deleted.`, 'success', {
      label: 'Undo',
      run: () => void restore(opened.number),
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
    work,
    problem: problem?.message === CHOOSE_FIRST && conflicts.length === 0 ? null : (problem?.message ?? null),
    errors: problem?.errors ?? {},
    closing,
    refs: { sheet, closer },
    finish,
    startOver: () => form.dispatch({ type: 'started over', day, begun: begun?.begun }),
    save,
    addAndBeginNext,
    remove,
  };
}
