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
import { useKeepTyped } from './useKeepTyped';
import { type Saved, useSaveDeal } from './useSaveDeal';

export const EMPTY_DEAL_ID = 'Deal ID is empty, please add one before submitting';

type Props = {
  /** The deal to update; absent for a new one. */
  deal?: DealFieldsFragment | undefined;
  /** The day that is being looked at: a new deal begins on it. */
  day: Day;
  onClose: () => void;
};

/** What the form is busy with. */
export type Work = 'saving' | 'deleting';

/** Creates and edits a deal (brief §2, Deal form). What was typed stays until it is saved or given up. */
export function DealForm({ deal, day, onClose }: Props) {
  const form = useDealDraft(deal, day);
  const { draft, before } = form;
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const numberInput = useRef<HTMLInputElement>(null);
  const { add, update, erase, readAgain } = useSaveDeal();
  const opened = deal && { number: deal.number, version: form.version ?? deal.version };
  const showToast = useToast();
  const leaving = useKeepTyped(form.isTyped, onClose);

  function finish() {
    form.forget();
    leaving.leave();
  }

  async function run(kind: Work, task: () => Promise<Saved>) {
    if (work) return;
    setWork(kind);
    setProblem(null);
    setIsOvertaken(false);
    const saved = await task();
    setWork(null);
    if (saved.kind === 'refused') {
      setIsOvertaken(deal !== undefined && saved.isConflict);
      return setProblem(saved.sentence);
    }
    if (saved.kind === 'not-renumbered') showToast(`Failed to update deal ID: ${saved.sentence}`, 'error');
    else if (saved.logDay !== undefined && saved.logDay !== day)
      showToast(`Deal #${draft.number} is saved. It is listed on ${longDay(saved.logDay)}.`);
    finish();
  }

  async function showNewest({ number }: DealFieldsFragment) {
    try {
      form.layOver(await readAgain(number));
      setIsOvertaken(false);
      setProblem(null);
      showToast('This is the deal as it is now, with your changes in it.', 'info');
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.number.trim() === '') {
      setProblem(EMPTY_DEAL_ID);
      return numberInput.current?.focus();
    }
    const [halfTyped] = form.halfTyped;
    if (halfTyped !== undefined) return setProblem(`${halfTyped} is not a whole day. Nothing is saved yet.`);
    void run('saving', () => {
      return opened ? update(opened, draft, before) : add(draft);
    });
  }

  /** Ctrl+Enter or ⌘+Enter, from any field: in a select or in the notes, Enter means something else. */
  function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.requestSubmit();
  }

  return (
    <Box
      component="form"
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
      <DealFields
        deal={deal}
        draft={draft}
        before={before}
        numberInput={numberInput}
        onChange={form.change}
        onHalfTyped={form.tellHalfTyped}
      />
      {deal && <DealHistory number={deal.number} />}
      <DealFormActions
        isNew={!deal}
        work={work}
        problem={problem}
        onShowNewest={deal && isOvertaken ? () => void showNewest(deal) : undefined}
        onDelete={() => opened && void run('deleting', () => erase(opened))}
      />
      <LeaveQuestion isOpen={leaving.isAskingToLeave} onStay={leaving.stay} onLeave={finish}>
        What was typed into this deal is not saved yet. It is lost when you leave.
      </LeaveQuestion>
    </Box>
  );
}

const sheet = {
  display: 'grid',
  gap: 2,
  width: 1,
  maxWidth: 880,
  mx: 'auto',
  p: { xs: 0, sm: 2 },
  bgcolor: { sm: 'background.paper' },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: 2,
} as const;
