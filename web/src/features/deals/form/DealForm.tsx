import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';
import { useClosedMonths } from '../../../components/closedMonths/closedMonths';
import { CellHistory } from '../../../components/deals/cellHistory/CellHistory';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { TEXT_WIDTH } from '../../../components/page/page.styles';
import { LeaveDialog } from '../../../components/saving/LeaveGuard';
import type { Day } from '../../../lib/days/dates';
import type { NewDealRequest } from '../../../lib/dialogs/dealEditor';
import { CustomerJourney } from '../customerJourney/CustomerJourney';
import { DealFields } from '../fields/DealFields';
import { DealFormActions } from './DealFormActions';
import { ClosedMonthNote, DealFormHeader, RestoredDraftNote } from './DealFormHeader';
import { DealHistory } from './DealHistory';
import { createSaveKeyHandler } from './formKeys';
import { useDealForm } from './useDealForm';
import type { ShowDeal } from './useDealSubmission';

type Props = {
  /** The deal to update; undefined for a new deal. */
  deal?: DealFieldsFragment | undefined;
  /** Initial fields of a new deal, and a callback that is called after the deal is added. */
  newDeal?: NewDealRequest | undefined;
  /** The day that the screen shows. The dates of a new deal default to this day. */
  day: Day;
  onClose: () => void;
  /** Navigates to an added deal. Undefined if the form covers another screen. */
  onShow?: ShowDeal;
};

/** Creates or updates a deal. Typed fields are retained until they are saved or discarded. */
export function DealForm({ deal, newDeal, day, onClose, onShow }: Props) {
  const { form, runningTask, problem, errors, closeGuard, refs, ...actions } = useDealForm(
    deal,
    day,
    onClose,
    newDeal,
    onShow,
  );
  const canAddNext = !deal && !newDeal;
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
      onKeyDownCapture={createSaveKeyHandler(save, canAddNext ? () => void actions.addAndBeginNext() : save)}
      aria-labelledby="deal-form-title"
      sx={formStyles}
    >
      <DealFormHeader
        number={deal?.number}
        isConfirmingDiscard={closeGuard.isConfirmingDiscard}
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
        runningTask={runningTask}
        problem={problem}
        conflictCount={conflicts.length}
        onChooseAll={side => form.resolveConflicts(conflicts, side)}
        onAddNext={canAddNext ? () => void actions.addAndBeginNext() : undefined}
        onDelete={() => void actions.remove()}
      />
      <LeaveDialog
        isOpen={closeGuard.guard.isDialogOpen}
        onStay={closeGuard.guard.stay}
        onLeave={actions.finish}
      >
        This deal has unsaved changes. If you leave, you’ll lose them.
      </LeaveDialog>
    </Box>
  );
}

/** Arranges the form in one column. The parent component renders the frame. */
const formStyles = {
  display: 'flex',
  flexDirection: 'column',
  width: 1,
  minHeight: { xs: 'var(--form-height, auto)', sm: 0 },
  px: { xs: 2, sm: 3 },
  pt: { xs: 1, sm: 2 },
} as const;

/** Renders the frame of a form that replaces a screen: a card, or the whole screen on a phone. */
export function DealFormFrame({ children }: { children: ReactNode }) {
  return <Box sx={frameStyles}>{children}</Box>;
}

const frameStyles = {
  maxWidth: TEXT_WIDTH,
  width: { sm: 1 },
  mx: { xs: -1.5, sm: 'auto' },
  bgcolor: 'background.paper',
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: 2 },
  // Clips the corners of the button bar without breaking its sticky position.
  overflow: 'clip',
} as const;
