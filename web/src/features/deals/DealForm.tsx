import Box from '@mui/material/Box';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { LeaveQuestion } from '../../components/LeaveQuestion';
import { useToast } from '../../components/Toast';
import type { DealFieldsFragment } from '../../generated/graphql';
import { type Day, longDay } from '../../lib/dates';
import { sentenceOf } from '../../lib/sentenceOf';
import { DealFields } from './DealFields';
import { DealFormActions } from './DealFormActions';
import { DealFormHead } from './DealFormHead';
import { DealHistory } from './DealHistory';
import { RestoredNote } from './RestoredNote';
import { useDealDraft } from './useDealDraft';
import { useDealNews } from './useDealNews';
import { useKeepTyped } from './useKeepTyped';
import { useRestoreDeal } from './useRestoreDeal';
import { type Saved, useSaveDeal } from './useSaveDeal';

export const EMPTY_DEAL_ID = 'Deal ID is empty, please add one before submitting';
const CHOOSE_FIRST = 'Please choose between yours and theirs first. Nothing is saved yet.';
const ANOTHER_DEAL =
  'Another deal has got this number meanwhile. Nothing is saved; please close this form and look at that deal.';

type Props = {
  /** The deal to update; absent for a new one. */
  deal?: DealFieldsFragment | undefined;
  /** The day that is being looked at: a new deal begins on it. */
  day: Day;
  onClose: () => void;
};

/** What the form is busy with. */
export type Work = 'saving' | 'deleting';

/** Creates and edits a deal. What was typed stays until it is saved or given up. */
export function DealForm({ deal, day, onClose }: Props) {
  const form = useDealDraft(deal, day);
  const { draft, before, conflicts } = form;
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sheetRef = useRef<HTMLFormElement>(null);
  const numberInput = useRef<HTMLInputElement>(null);
  const closerInput = useRef<HTMLInputElement>(null);
  const { add, update, erase, numberAfter } = useSaveDeal();
  const restore = useRestoreDeal();
  const opened = deal && { number: deal.number, version: form.version ?? deal.version };
  const showToast = useToast();
  const leaving = useKeepTyped(form.isTyped, onClose);
  const look = useDealNews({
    deal: form.deal,
    version: form.version,
    onNews: form.meet,
    onAnotherDeal: () => setProblem(ANOTHER_DEAL),
  });

  function finish() {
    form.forget();
    leaving.leave();
  }

  /** @returns whether it is done, but for the number */
  async function run(kind: Work, task: () => Promise<Saved>): Promise<boolean> {
    if (work) return false;
    setWork(kind);
    setProblem(null);
    const saved = await task();
    setWork(null);
    if (saved.kind === 'refused') {
      setProblem(saved.sentence);
      if (deal && saved.isConflict) await showWhatChanged();
      return false;
    }
    if (saved.kind === 'not-renumbered') showToast(`Failed to update deal ID: ${saved.sentence}`, 'error');
    else if (saved.logDay !== undefined && saved.logDay !== day)
      showToast(`Deal #${draft.number} is saved. It is listed on ${longDay(saved.logDay)}.`);
    return true;
  }

  async function showWhatChanged() {
    try {
      await look();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  /** @returns whether the form may be sent as it stands; if not, it says why */
  function isReady(): boolean {
    const [halfTyped] = form.halfTyped;
    if (draft.number.trim() === '') {
      setProblem(EMPTY_DEAL_ID);
      numberInput.current?.focus();
    } else if (halfTyped !== undefined) {
      setProblem(`${halfTyped} is not a whole day. Nothing is saved yet.`);
    } else if (conflicts.length > 0) {
      setProblem(CHOOSE_FIRST);
      sheetRef.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
    } else return true;
    return false;
  }

  async function save() {
    if (isReady() && (await run('saving', () => (opened ? update(opened, draft, before) : add(draft)))))
      finish();
  }

  async function addAndBeginNext() {
    const { number } = draft;
    if (!isReady() || !(await run('saving', () => add(draft)))) return;
    showToast(`Deal #${number} is added.`);
    form.beginNext();
    closerInput.current?.focus();
    const offered = await numberAfter(number);
    if (offered) form.offerNumber(offered);
  }

  async function remove() {
    if (!opened || !(await run('deleting', () => erase(opened)))) return;
    const { number } = opened;
    showToast(`Deal #${number} is deleted.`, 'success', { label: 'Undo', run: () => void restore(number) });
    finish();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  /** With Ctrl or ⌘, Enter saves from any field: in a select or in the notes, Enter means something else. */
  function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    void (event.shiftKey && !deal ? addAndBeginNext() : save());
  }

  return (
    <Box
      component="form"
      ref={sheetRef}
      noValidate
      onSubmit={submit}
      onKeyDownCapture={submitByKeys}
      aria-labelledby="deal-form-title"
      sx={sheet}
    >
      <DealFormHead
        number={deal?.number}
        isAskingToDiscard={leaving.isAskingToDiscard}
        onClose={leaving.close}
        onDiscard={finish}
      />
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      <DealFields form={form} numberInput={numberInput} closerInput={closerInput} />
      {deal && <DealHistory number={deal.number} />}
      <DealFormActions
        isNew={!deal}
        work={work}
        problem={problem === CHOOSE_FIRST && conflicts.length === 0 ? null : problem}
        conflicts={conflicts.length}
        onChooseAll={side => form.choose(conflicts, side)}
        onAddNext={() => void addAndBeginNext()}
        onDelete={() => void remove()}
      />
      <LeaveQuestion isOpen={leaving.isAskingToLeave} onStay={leaving.stay} onLeave={finish}>
        What was typed into this deal is not saved yet. It is lost when you leave.
      </LeaveQuestion>
    </Box>
  );
}

/** One column of the width that fields are read at; what stands around it draws the frame. */
const sheet = {
  display: 'flex',
  flexDirection: 'column',
  width: 1,
  minHeight: { xs: 'var(--form-height, auto)', sm: 0 },
  px: { xs: 2, sm: 3 },
  pt: { xs: 1, sm: 2 },
} as const;
