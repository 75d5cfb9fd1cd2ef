import { useRef } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { DealFieldsFragment } from '../../../generated/graphql';
import type { Day } from '../../../lib/days/dates';
import type { NewDeal } from '../../../lib/opened/dealEditor';
import { useRestoreDeal } from '../deleted/useRestoreDeal';
import { useDealDraft } from '../draft/useDealDraft';
import { useAttempt } from './useAttempt';
import { useClosing } from './useClosing';
import { useSaveDeal } from './useSaveDeal';

const EMPTY_DEAL_ID = 'Deal ID is empty, please add one before submitting';
const CHOOSE_FIRST = 'Please choose between yours and theirs first. Nothing is saved yet.';

/** What a deal form holds, what can be done with it, and what it says. */
export function useDealForm(
  deal: DealFieldsFragment | undefined,
  day: Day,
  onClose: () => void,
  begun?: NewDeal,
) {
  const form = useDealDraft(deal, day, begun?.begun);
  const { draft, before, conflicts } = form;
  const { work, problem, attempt, refuse } = useAttempt(form, deal, day);
  const sheet = useRef<HTMLFormElement>(null);
  const number = useRef<HTMLInputElement>(null);
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

  /** @returns whether the form may be sent as it stands; if not, it says why */
  function isReady(): boolean {
    const [halfTyped] = form.halfTyped;
    if (draft.number.trim() === '') {
      refuse(EMPTY_DEAL_ID);
      number.current?.focus();
    } else if (halfTyped !== undefined) {
      refuse(`${halfTyped} is not a whole day. Nothing is saved yet.`);
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
    form,
    work,
    problem: problem === CHOOSE_FIRST && conflicts.length === 0 ? null : problem,
    closing,
    refs: { sheet, number, closer },
    finish,
    startOver: () => form.dispatch({ type: 'started over', day, begun: begun?.begun }),
    save,
    addAndBeginNext,
    remove,
  };
}
