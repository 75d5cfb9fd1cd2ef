import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, Fragment, lazy, Suspense, useId, useState } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { inlineLabelStyles } from '../../components/forms/inlineLabel.styles';
import { formatMonthName } from '../../lib/days/dates';
import { type Header, toHeaderAttributes } from '../../lib/format/header';
import { useSave } from '../../lib/mutations/useSave';
import { useViewer } from '../../lib/viewer';
import { UnsavedGoals } from './goals/UnsavedGoals';
import { SetWorkingDaysDocument } from './tick.generated';
import type { TickSheetData } from './tickColumns';
import {
  getBounds,
  parseDays,
  toWorkingDaysTexts,
  type WorkingDaysTexts,
  workingDaysHeaders,
} from './workingDaysFields';

// The dialog is loaded lazily, because it is rarely used.
const FollowUpDaysDialog = lazy(() =>
  import('./FollowUpDaysDialog').then(module => ({ default: module.FollowUpDaysDialog })),
);

const GoalsDialog = lazy(() =>
  import('./goals/GoalsDialog').then(module => ({ default: module.GoalsDialog })),
);

type Props = { days: TickSheetData['workingDays']; refetchTickSheet: () => Promise<unknown> };

/** Renders the working days of the month: a form if the viewer may change them now, otherwise text. */
export function WorkingDays({ days, refetchTickSheet }: Props) {
  const { completed, total, canEdit } = days;
  const [isFollowUpDaysOpen, setIsFollowUpDaysOpen] = useState(false);
  const [isGoalsOpen, setIsGoalsOpen] = useState(false);
  const monthName = formatMonthName(`${days.month}-01`);
  const { can } = useViewer();
  const isUnset = completed === 0 || total === 0;
  return (
    <Box>
      {/* Typed values belong to a month. Another month starts with its own stored values. */}
      {canEdit && (
        <Fragment key={days.month}>
          <WorkingDaysForm
            days={days}
            monthName={monthName}
            refetchTickSheet={refetchTickSheet}
            onOpenFollowUpDays={() => setIsFollowUpDaysOpen(true)}
            onOpenGoals={() => setIsGoalsOpen(true)}
          />
          {can.setGoals && !isGoalsOpen && (
            <UnsavedGoals month={days.month} monthName={monthName} onContinue={() => setIsGoalsOpen(true)} />
          )}
        </Fragment>
      )}
      {isGoalsOpen && (
        <Suspense fallback={null}>
          <GoalsDialog
            month={days.month}
            refetchTickSheet={refetchTickSheet}
            onClose={() => setIsGoalsOpen(false)}
          />
        </Suspense>
      )}
      {isFollowUpDaysOpen && (
        <Suspense fallback={null}>
          <FollowUpDaysDialog onClose={() => setIsFollowUpDaysOpen(false)} />
        </Suspense>
      )}
      <Box sx={canEdit ? { display: 'none', displayPrint: 'block' } : {}}>
        <WorkingDaysText completed={completed} total={total} monthName={monthName} />
      </Box>
      {isUnset && (
        <Box
          component="p"
          sx={{ m: 0, typography: 'caption', color: 'text.secondary', displayPrint: 'none' }}
        >
          Not set – Track uses calendar days.
        </Box>
      )}
    </Box>
  );
}

type WorkingDaysFormProps = {
  days: TickSheetData['workingDays'];
  monthName: string;
  refetchTickSheet: () => Promise<unknown>;
  onOpenFollowUpDays: () => void;
  onOpenGoals: () => void;
};

/**
 * Renders the inputs of Completed and Total. A failed save restores the stored values and shows a message.
 * A field that the user has not changed follows the changes of other users.
 */
export function WorkingDaysForm({
  days,
  monthName,
  refetchTickSheet,
  onOpenFollowUpDays,
  onOpenGoals,
}: WorkingDaysFormProps) {
  const storedValues = toWorkingDaysTexts(days);
  const { typedValue, isSaving, type, reset, save } = useSave<Partial<WorkingDaysTexts>>();
  const [setWorkingDays] = useMutation(SetWorkingDaysDocument);
  const showToast = useToast();
  const { can } = useViewer();
  const values = { ...storedValues, ...typedValue };
  const bounds = getBounds(values);
  const isChanged = values.completed !== storedValues.completed || values.total !== storedValues.total;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !isChanged) return;
    const failure = await save(async () => {
      await setWorkingDays({ variables: { month: days.month, ...parseDays(values) } });
      // Track depends on the working days. If reloading it fails, the next live update loads it. The days are
      // saved in any case.
      await refetchTickSheet().catch(() => undefined);
    });
    if (failure) showToast(`Working days were not saved. ${failure.message}`, 'error');
    else showToast('Working days saved.');
    reset();
  }

  const renderField = (name: keyof WorkingDaysTexts, label: string) => (
    <TextField
      label={label}
      type="number"
      value={values[name]}
      onChange={event => type({ ...typedValue, [name]: event.target.value })}
      disabled={isSaving}
      slotProps={{ htmlInput: { ...bounds[name], step: 1, inputMode: 'numeric' } }}
      sx={{ width: { xs: 108, sm: 'auto' }, '& input': { width: 56 }, ...inlineLabelStyles }}
    />
  );

  return (
    // The browser validates the bounds and shows errors in the language of the user.
    <Box
      component="form"
      aria-label="Working Days"
      onSubmit={submit}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: { xs: 'end', sm: 'center' },
        gap: 1,
        displayPrint: 'none',
      }}
    >
      <Box component="h2" sx={{ m: 0, mr: 0.5, width: { xs: 1, sm: 'auto' }, typography: 'h2' }}>
        Working Days
      </Box>
      {renderField('completed', 'Completed')}
      {renderField('total', 'Total')}
      <Button type="submit" variant="outlined" disabled={!isChanged || isSaving}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
      <Box sx={{ color: 'text.secondary', lineHeight: { xs: '44px', sm: 'inherit' } }}>{monthName}</Box>
      <Box sx={{ ml: 'auto' }}>
        {can.setGoals && <Button onClick={onOpenGoals}>Goals</Button>}
        <Button onClick={onOpenFollowUpDays}>Follow-up rules</Button>
      </Box>
    </Box>
  );
}

type WorkingDaysTextProps = {
  completed: number;
  total: number;
  /** Name of the month, if known. */
  monthName?: string;
};

/** Renders the working days as text, for viewers who may not change them and for print. */
export function WorkingDaysText({ completed, total, monthName }: WorkingDaysTextProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={lineStyles}>
      <Box component="h2" id={titleId} sx={{ m: 0, typography: 'h2' }}>
        Working Days
      </Box>
      <Box component="dl" sx={{ ...lineStyles, m: 0 }}>
        <WorkingDaysFigure header={workingDaysHeaders.completed} days={completed} />
        <WorkingDaysFigure header={workingDaysHeaders.total} days={total} />
      </Box>
      {monthName && <Box sx={{ color: 'text.secondary' }}>{monthName}</Box>}
    </Box>
  );
}

function WorkingDaysFigure({ header, days }: { header: Header; days: number }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      <Box component="dt" {...toHeaderAttributes(header)} sx={{ color: 'text.secondary' }}>
        {header.label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {days}
      </Box>
    </Box>
  );
}

const lineStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 } as const;
