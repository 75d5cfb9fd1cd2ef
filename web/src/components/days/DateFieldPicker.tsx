import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { type Day, isDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { Dialog } from '../overlays';

export type DateFieldProps = {
  label: string;
  value: Day | null;
  /**
   * Called with a complete date, or with null when the field is emptied. Incomplete input stays in the field.
   */
  onChange: (day: Day | null) => void;
  /**
   * Called on every change. `isIncomplete` is true if the date in the field is incomplete, or if a required
   * date is missing.
   */
  onIncompleteChange?: (isIncomplete: boolean) => void;
  min?: Day | null;
  max?: Day | null;
  isClearable?: boolean;
  isDisabled?: boolean;
  error?: string;
};

/**
 * Renders a field to type or pick a date. The values are YYYY-MM-DD. The picker's local dates are used only
 * inside this component.
 */
export function DateFieldPicker(props: DateFieldProps) {
  const { label, value, onChange, onIncompleteChange, min, max, isClearable, isDisabled, error } = props;
  const [fieldValue, setFieldValue] = useFieldValue(value);
  const today = useStoreToday();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label={label}
        value={fieldValue}
        onChange={picked => {
          setFieldValue(picked);
          const text = picked?.isValid() ? picked.format('YYYY-MM-DD') : '';
          onIncompleteChange?.(picked === null ? !isClearable : !isDay(text));
          if (picked === null) onChange(null);
          else if (isDay(text)) onChange(text);
        }}
        // The month with which the calendar of an empty field opens.
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
            // Makes a complete date fit next to its button when the field has half the width of a phone.
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

/**
 * Returns the date in the field. An invalid date, such as February 30 while the person types, stays until it
 * is valid.
 */
function useFieldValue(value: Day | null): [Dayjs | null, (picked: Dayjs | null) => void] {
  const [fieldValue, setFieldValue] = useState(() => (value === null ? null : dayjs(value)));
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setFieldValue(value === null ? null : dayjs(value));
  }
  return [fieldValue, setFieldValue];
}
