import Box from '@mui/material/Box';
import { Fragment, lazy, Suspense, useState } from 'react';
import { formatMonthName } from '../../lib/days/dates';
import { useViewer } from '../../lib/viewer';
import { KeptGoals } from './goals/KeptGoals';
import type { TickSheet } from './tickSheet';
import { WorkingDaysForm } from './WorkingDaysForm';
import { WorkingDaysText } from './WorkingDaysText';

// Set once in a while.
const ToDoDaysDialog = lazy(() =>
  import('./ToDoDaysDialog').then(module => ({ default: module.ToDoDaysDialog })),
);

const GoalsDialog = lazy(() =>
  import('./goals/GoalsDialog').then(module => ({ default: module.GoalsDialog })),
);

type Props = { days: TickSheet['workingDays']; readAgain: () => Promise<unknown> };

/** The month's working days: a form for those whom the server lets set them now, else text. */
export function WorkingDays({ days, readAgain }: Props) {
  const { completed, total, canEdit } = days;
  const [isToDoOpen, setIsToDoOpen] = useState(false);
  const [isGoalsOpen, setIsGoalsOpen] = useState(false);
  const month = formatMonthName(`${days.month}-01`);
  const { can } = useViewer();
  const isUnset = completed === 0 || total === 0;
  return (
    <Box>
      {/* What was typed is of its month: another month begins with what is stored. */}
      {canEdit && (
        <Fragment key={days.month}>
          <WorkingDaysForm
            days={days}
            month={month}
            readAgain={readAgain}
            onToDoDays={() => setIsToDoOpen(true)}
            onGoals={() => setIsGoalsOpen(true)}
          />
          {can.setGoals && !isGoalsOpen && (
            <KeptGoals month={days.month} monthName={month} onContinue={() => setIsGoalsOpen(true)} />
          )}
        </Fragment>
      )}
      {isGoalsOpen && (
        <Suspense fallback={null}>
          <GoalsDialog month={days.month} readAgain={readAgain} onClose={() => setIsGoalsOpen(false)} />
        </Suspense>
      )}
      {isToDoOpen && (
        <Suspense fallback={null}>
          <ToDoDaysDialog onClose={() => setIsToDoOpen(false)} />
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
