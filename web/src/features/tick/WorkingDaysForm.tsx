import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { inlineLabelStyles } from '../../components/forms/inlineLabel.styles';
import { useSave } from '../../lib/mutations/useSave';
import { useViewer } from '../../lib/viewer';
import { SetWorkingDaysDocument } from './tick.generated';
import type { TickSheet } from './tickSheet';
import { bounds, savedDays, type TypedDays, typedDays } from './workingDays';

type Props = {
  days: TickSheet['workingDays'];
  month: string;
  readAgain: () => Promise<unknown>;
  /** Opens the days of what is open. */
  onToDoDays: () => void;
  /** Opens the goals of the month. */
  onGoals: () => void;
};

/**
 * Completed and Total. A failed save puts back what is stored, and says so. A field that was not touched follows
 * what others save meanwhile.
 */
export function WorkingDaysForm({ days, month, readAgain, onToDoDays, onGoals }: Props) {
  const stored = typedDays(days);
  const { typed, isSaving, type, reset, save } = useSave<Partial<TypedDays>>();
  const [setWorkingDays] = useMutation(SetWorkingDaysDocument);
  const showToast = useToast();
  const { can } = useViewer();
  const shown = { ...stored, ...typed };
  const limits = bounds(shown);
  const isChanged = shown.completed !== stored.completed || shown.total !== stored.total;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !isChanged) return;
    const failure = await save(async () => {
      await setWorkingDays({ variables: { month: days.month, ...savedDays(shown) } });
      // Track follows. What cannot be read now is read the next time; the days are saved.
      await readAgain().catch(() => undefined);
    });
    if (failure) showToast(`The working days were not saved. ${failure.message}`, 'error');
    else showToast('Working days saved.');
    reset();
  }

  const field = (name: keyof TypedDays, label: string) => (
    <TextField
      label={label}
      type="number"
      value={shown[name]}
      onChange={event => type({ ...typed, [name]: event.target.value })}
      disabled={isSaving}
      slotProps={{ htmlInput: { ...limits[name], step: 1, inputMode: 'numeric' } }}
      sx={{ width: { xs: 108, sm: 'auto' }, '& input': { width: 56 }, ...inlineLabelStyles }}
    />
  );

  return (
    // The browser holds the bounds and says what is wrong, in the reader's language.
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
      {field('completed', 'Completed')}
      {field('total', 'Total')}
      <Button type="submit" variant="outlined" disabled={!isChanged || isSaving}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
      <Box sx={{ color: 'text.secondary', lineHeight: { xs: '44px', sm: 'inherit' } }}>{month}</Box>
      <Box sx={{ ml: 'auto' }}>
        {can.setGoals && <Button onClick={onGoals}>Goals</Button>}
        <Button onClick={onToDoDays}>To do days</Button>
      </Box>
    </Box>
  );
}
