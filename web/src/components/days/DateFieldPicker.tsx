import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { type Day, isDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { Dialog } from '../overlays';

export type DateFieldProps = {
  label: string;
  value: Day | null;
  /** Called with a whole day, or with null when the field is emptied; half-typed days stay in the field. */
  onChange: (day: Day | null) => void;
  /** Told with every change whether what stands in the field is no whole day, or none where one must be. */
  onHalfTyped?: (isHalfTyped: boolean) => void;
  min?: Day | null;
  max?: Day | null;
  isClearable?: boolean;
  isDisabled?: boolean;
  error?: string;
};

/** A day, typed or picked. Days go in and out as YYYY-MM-DD; the picker's own dates are local and never leave it. */
export function DateFieldPicker(props: DateFieldProps) {
  const { label, value, onChange, onHalfTyped, min, max, isClearable, isDisabled, error } = props;
  const [shown, setShown] = useShown(value);
  const today = useStoreToday();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label={label}
        value={shown}
        onChange={picked => {
          setShown(picked);
          const text = picked?.isValid() ? picked.format('YYYY-MM-DD') : '';
          onHalfTyped?.(picked === null ? !isClearable : !isDay(text));
          if (picked === null) onChange(null);
          else if (isDay(text)) onChange(text);
        }}
        // Where an empty field's calendar opens.
        referenceDate={dayjs(today)}
        minDate={dayjs(min ?? '1900-01-01')}
        maxDate={dayjs(max ?? '2999-12-31')}
        disabled={isDisabled ?? false}
        format="MM/DD/YYYY"
        reduceAnimations
        // On a phone the calendar is a dialog.
        slots={{ dialog: Dialog }}
        slotProps={{
          textField: {
            size: 'small',
            // A whole date has room beside its button in half a phone's width.
            sx: { '& .MuiPickersInputBase-root': { pr: 0.5 } },
            ...(error === undefined ? {} : { error: true, helperText: error }),
          },
          field: { clearable: isClearable ?? false },
          openPickerButton: { size: 'small' },
          openPickerIcon: { fontSize: 'small' },
        }}
      />
    </LocalizationProvider>
  );
}

/** What stands in the field. February 30th, on the way from November 30th to February 28th, stays until it is a day. */
function useShown(value: Day | null): [Dayjs | null, (picked: Dayjs | null) => void] {
  const [shown, setShown] = useState(() => (value === null ? null : dayjs(value)));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setShown(value === null ? null : dayjs(value));
  }
  return [shown, setShown];
}
