import Box from '@mui/material/Box';
import { Fragment, lazy, Suspense, useState } from 'react';
import { formatMonthName } from '../../lib/days/dates';
import { useViewer } from '../../lib/viewer';
import { UnsavedGoals } from './goals/KeptGoals';
import type { TickSheetData } from './tickSheet';
import { WorkingDaysForm } from './WorkingDaysForm';
import { WorkingDaysText } from './WorkingDaysText';

// Loaded lazily, because they are rarely used.
const FollowUpDaysDialog = lazy(() =>
  import('./ToDoDaysDialog').then(module => ({ default: module.FollowUpDaysDialog })),
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
  const month = formatMonthName(`${days.month}-01`);
  const { can } = useViewer();
  const isUnset = completed === 0 || total === 0;
  return (
    <Box>
      {/* Typed values belong to a month. Another month starts with its stored values. */}
      {canEdit && (
        <Fragment key={days.month}>
          <WorkingDaysForm
            days={days}
            month={month}
            refetchTickSheet={refetchTickSheet}
            onOpenFollowUpDays={() => setIsFollowUpDaysOpen(true)}
            onOpenGoals={() => setIsGoalsOpen(true)}
          />
          {can.setGoals && !isGoalsOpen && (
            <UnsavedGoals month={days.month} monthName={month} onContinue={() => setIsGoalsOpen(true)} />
          )}
        </Fragment>
      )}
      {isGoalsOpen && (
        <Suspense fallback={null}>
          <GoalsDialog month={days.month} refetchTickSheet={refetchTickSheet} onClose={() => setIsGoalsOpen(false)} />
        </Suspense>
      )}
      {isFollowUpDaysOpen && (
        <Suspense fallback={null}>
          <FollowUpDaysDialog onClose={() => setIsFollowUpDaysOpen(false)} />
        </Suspense>
      )}
      <Box sx={canEdit ? { display: 'none', displayPrint: 'block' } : {}}>
        <WorkingDaysText completed={completed} total={total} month={month} />
      </Box>
      {isUnset && (
        <Box
          component="p"
          sx={{ m: 0, typography: 'caption', color: 'text.secondary', displayPrint: 'none' }}
        >
          Not set: Track goes by the calendar.
        </Box>
      )}
    </Box>
  );
}
