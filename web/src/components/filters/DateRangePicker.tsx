import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Day, DayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { getCurrentMonth, getPreviousMonth } from '../../lib/urlState/urlRange';
import { DateField } from '../days/DateField';
import { FilterBar } from './FilterBar';

type Props = { range: DayRange; onChange: (range: DayRange) => void };

/**
 * Renders two date fields that take effect with Apply, and buttons for the two months that people need most
 * often.
 */
export function DateRangePicker({ range, onChange }: Props) {
  const today = useStoreToday();
  const [draft, setDraft] = useRangeDraft(range);
  const { start, end } = draft;
  const isBackwards = start !== null && end !== null && end < start;
  const before = getPreviousMonth(range);

  function apply() {
    if (start !== null && end !== null) onChange({ start, end });
  }

  return (
    <FilterBar label="Date range">
      <DateField label="Start date" value={start} onChange={day => setDraft({ ...draft, start: day })} />
      <DateField
        label="End date"
        value={end}
        min={start}
        onChange={day => setDraft({ ...draft, end: day })}
        {...(isBackwards && { error: 'The end date is before the start date' })}
      />
      <Button
        variant="contained"
        onClick={apply}
        disabled={start === null || end === null || isBackwards}
        sx={buttonStyles}
      >
        Apply
      </Button>
      <Button
        variant="outlined"
        onClick={() => before && onChange(before)}
        disabled={!before}
        sx={buttonStyles}
      >
        Previous Month
      </Button>
      <Button onClick={() => onChange(getCurrentMonth(today))} sx={buttonStyles}>
        Reset to Current Month
      </Button>
    </FilterBar>
  );
}

const buttonStyles = {
  flex: { xs: '1 0 auto', sm: 'none' },
  px: { xs: 1, sm: 1.5 },
  whiteSpace: 'nowrap',
} as const;

type RangeDraft = { start: Day | null; end: Day | null };

/** Returns the dates in the fields, as the person entered them, until another range is loaded. */
function useRangeDraft(range: DayRange): [RangeDraft, (draft: RangeDraft) => void] {
  const [draft, setDraft] = useState<RangeDraft>(range);
  const [lastRange, setLastRange] = useState(range);
  if (range.start !== lastRange.start || range.end !== lastRange.end) {
    setLastRange(range);
    setDraft(range);
  }
  return [draft, setDraft];
}
