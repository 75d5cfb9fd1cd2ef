import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { useClosedMonths } from '../../../components/closed/closedMonths';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { CellHistory } from '../../../components/deals/whoTyped/WhoTyped';
import { LeaveDialog } from '../../../components/saves/LeaveQuestion';
import type { Day } from '../../../lib/days/dates';
import type { NewDealRequest } from '../../../lib/opened/dealEditor';
import { DealFields } from '../fields/DealFields';
import { DealHistory } from '../history/DealHistory';
import { CustomerJourney } from '../way/DealWay';
import { ClosedMonthNote } from './ClosedNote';
import { DealFormActions } from './DealFormActions';
import { DealFormHeader } from './DealFormHead';
import { createSaveKeyHandler } from './formKeys';
import { RestoredDraftNote } from './RestoredNote';
import type { ShowDeal } from './useAttempt';
import { useDealForm } from './useDealForm';

type Props = {
  /** The deal to update; undefined for a new deal. */
  deal?: DealFieldsFragment | undefined;
  /** Initial fields of a new deal and a callback for when it is added. */
  newDeal?: NewDealRequest | undefined;
  /** The day that is shown; a new deal starts with it. */
  day: Day;
  onClose: () => void;
  /** Navigates to an added deal; undefined if another screen is below the form. */
  onShow?: ShowDeal;
};

/** Creates or updates a deal. Typed fields are retained until they are saved or discarded. */
export function DealForm({ deal, newDeal, day, onClose, onShow }: Props) {
  const { form, work, problem, errors, closeGuard, refs, ...actions } = useDealForm(
    deal,
    day,
    onClose,
    newDeal,
    onShow,
  );
  const hasNext = !deal && !newDeal;
  const { conflicts } = form;
  const currentDeal = form.deal ?? deal;
  const closedMonth = useClosedMonths(currentDeal ? [currentDeal.logDay] : [])(currentDeal?.logDay ?? '');

  const save = () => void actions.save();

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  return (
    <Box
      component="form"
      ref={refs.formElement}
      noValidate
      onSubmit={submit}
      onKeyDownCapture={createSaveKeyHandler(save, hasNext ? () => void actions.addAndBeginNext() : save)}
      aria-labelledby="deal-form-title"
      sx={formStyles}
    >
      <DealFormHeader
        number={deal?.number}
        isAskingToDiscard={closeGuard.isAskingToDiscard}
        onClose={closeGuard.close}
        onDiscard={actions.finish}
      />
      {closedMonth && <ClosedMonthNote month={closedMonth.month} />}
      {form.isRestored && <RestoredDraftNote onStartOver={actions.startOver} />}
      <CellHistory deal={deal?.number}>
        <DealFields
          form={form}
          inputs={{ closerId: refs.closer }}
          errors={errors}
          isClosed={closedMonth !== undefined}
        />
      </CellHistory>
      {deal && <CustomerJourney number={deal.number} />}
      {deal && <DealHistory number={deal.number} />}
      <DealFormActions
        isNew={!deal}
        isClosed={closedMonth !== undefined}
        isDirty={form.isDirty}
        runningTask={work}
        problem={problem}
        conflicts={conflicts.length}
        onChooseAll={side => form.resolveConflicts(conflicts, side)}
        onAddNext={hasNext ? () => void actions.addAndBeginNext() : undefined}
        onDelete={() => void actions.remove()}
      />
      <LeaveDialog isOpen={closeGuard.guard.isDialogOpen} onStay={closeGuard.guard.stay} onLeave={actions.finish}>
        What was typed into this deal is not saved yet. It is lost when you leave.
      </LeaveDialog>
    </Box>
  );
}

/** One column; the surrounding component draws the frame. */
const formStyles = {
  display: 'flex',
  flexDirection: 'column',
  width: 1,
  minHeight: { xs: 'var(--form-height, auto)', sm: 0 },
  px: { xs: 2, sm: 3 },
  pt: { xs: 1, sm: 2 },
} as const;
