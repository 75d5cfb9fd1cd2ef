import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Day } from '../../lib/days/dates';

/** Renders a month calendar to pick a day. Choosing a year or a month does not pick a day. */
export function DayCalendar({ day, onPick }: { day: Day; onPick: (day: Day) => void }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        autoFocus
        reduceAnimations
        value={dayjs(day)}
        minDate={dayjs('1900-01-01')}
        maxDate={dayjs('2999-12-31')}
        onChange={(picked, state, view) => {
          if (picked && state === 'finish' && (view === undefined || view === 'day'))
            onPick(picked.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}
