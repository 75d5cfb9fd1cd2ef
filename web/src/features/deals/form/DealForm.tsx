import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { useClosedMonths } from '../../../components/closed/closedMonths';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { WhoTyped } from '../../../components/deals/whoTyped/WhoTyped';
import { LeaveQuestion } from '../../../components/saves/LeaveQuestion';
import type { Day } from '../../../lib/days/dates';
import type { NewDeal } from '../../../lib/opened/dealEditor';
import { DealFields } from '../fields/DealFields';
import { DealHistory } from '../history/DealHistory';
import { DealWay } from '../way/DealWay';
import { ClosedNote } from './ClosedNote';
import { DealFormActions } from './DealFormActions';
import { DealFormHead } from './DealFormHead';
import { saveByKeys } from './formKeys';
import { RestoredNote } from './RestoredNote';
import type { ShowDeal } from './useAttempt';
import { useDealForm } from './useDealForm';

type Props = {
  /** The deal to update; absent for a new one. */
  deal?: DealFieldsFragment | undefined;
  /** What a new one begins with, and what follows once it is added. */
  begun?: NewDeal | undefined;
  /** The day that is being looked at: a new deal begins on it. */
  day: Day;
  onClose: () => void;
  /** Leads to a deal that was added; absent where another screen is below the form. */
  onShow?: ShowDeal;
};

/** Creates and edits a deal. What was typed stays until it is saved or given up. */
export function DealForm({ deal, begun, day, onClose, onShow }: Props) {
  const { form, work, problem, errors, closing, refs, ...acts } = useDealForm(
    deal,
    day,
    onClose,
    begun,
    onShow,
  );
  const hasNext = !deal && !begun;
  const { conflicts } = form;
  const shown = form.deal ?? deal;
  const closed = useClosedMonths(shown ? [shown.logDay] : [])(shown?.logDay ?? '');

  const save = () => void acts.save();

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  return (
    <Box
      component="form"
      ref={refs.sheet}
      noValidate
      onSubmit={submit}
      onKeyDownCapture={saveByKeys(save, hasNext ? () => void acts.addAndBeginNext() : save)}
      aria-labelledby="deal-form-title"
      sx={sheet}
    >
      <DealFormHead
        number={deal?.number}
        isAskingToDiscard={closing.isAskingToDiscard}
        onClose={closing.close}
        onDiscard={acts.finish}
      />
      {closed && <ClosedNote month={closed.month} />}
      {form.isRestored && <RestoredNote onStartOver={acts.startOver} />}
      <WhoTyped deal={deal?.number}>
        <DealFields
          form={form}
          inputs={{ closerId: refs.closer }}
          errors={errors}
          isClosed={closed !== undefined}
        />
      </WhoTyped>
      {deal && <DealWay number={deal.number} />}
      {deal && <DealHistory number={deal.number} />}
      <DealFormActions
        isNew={!deal}
        isClosed={closed !== undefined}
        isTyped={form.isTyped}
        work={work}
        problem={problem}
        conflicts={conflicts.length}
        onChooseAll={side => form.choose(conflicts, side)}
        onAddNext={hasNext ? () => void acts.addAndBeginNext() : undefined}
        onDelete={() => void acts.remove()}
      />
      <LeaveQuestion isOpen={closing.guard.isAsking} onStay={closing.guard.stay} onLeave={acts.finish}>
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
