import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useRef, useState } from 'react';
import { addDays, type Day } from '../../lib/days/dates';
import { Loading } from '../feedback/Loading';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import { Popover } from '../overlays';

// The calendar is loaded when a person first opens it. The calendar is most of the picker's code, and people
// rarely open it.
const DayCalendar = lazy(() => import('./DayCalendar').then(module => ({ default: module.DayCalendar })));

/** Renders buttons for the previous and the next day, and a calendar that closes when a day is picked. */
export function DayStepper({ day, onChange }: { day: Day; onChange: (day: Day) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const calendarButton = useRef<HTMLButtonElement>(null);

  function pick(picked: Day) {
    setIsOpen(false);
    onChange(picked);
  }

  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5, displayPrint: 'none' }}>
      <IconButton aria-label="Previous day" onClick={() => onChange(addDays(day, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label="Next day" onClick={() => onChange(addDays(day, 1))}>
        <ChevronRightIcon />
      </IconButton>
      <IconButton
        ref={calendarButton}
        aria-label="Choose a day"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <CalendarIcon />
      </IconButton>
      <Popover
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchorEl={() => calendarButton.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Calendar' } }}
      >
        <Box sx={{ minWidth: 320, minHeight: 336, display: 'grid', placeItems: 'center' }}>
          <Suspense fallback={<Loading />}>
            <DayCalendar day={day} onPick={pick} />
          </Suspense>
        </Box>
      </Popover>
    </Box>
  );
}
