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
import type { TickSheetData } from './tickSheet';
import { getBounds, parseDays, type TypedDays, toTypedDays } from './workingDays';

type WorkingDaysFormProps = {
  days: TickSheetData['workingDays'];
  month: string;
  refetchTickSheet: () => Promise<unknown>;
  /** Opens the dialog for the follow-up days of open items. */
  onOpenFollowUpDays: () => void;
  /** Opens the dialog for the goals of the month. */
  onOpenGoals: () => void;
};

/**
 * Renders the inputs of Completed and Total. A failed save restores the stored values and shows a message.
 * A field that the user has not changed follows the changes of other users.
 */
export function WorkingDaysForm({ days, month, refetchTickSheet, onOpenFollowUpDays, onOpenGoals }: WorkingDaysFormProps) {
  const storedValues = toTypedDays(days);
  const { typed, isSaving, type, reset, save } = useSave<Partial<TypedDays>>();
  const [setWorkingDays] = useMutation(SetWorkingDaysDocument);
  const showToast = useToast();
  const { can } = useViewer();
  const values = { ...storedValues, ...typed };
  const limits = getBounds(values);
  const isChanged = values.completed !== storedValues.completed || values.total !== storedValues.total;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !isChanged) return;
    const failure = await save(async () => {
      await setWorkingDays({ variables: { month: days.month, ...parseDays(values) } });
      // Track changes with the days. If it cannot be reloaded now, the next update loads it. The days are
      // saved in any case.
      await refetchTickSheet().catch(() => undefined);
    });
    if (failure) showToast(`The working days were not saved. ${failure.message}`, 'error');
    else showToast('Working days saved.');
    reset();
  }

  const field = (name: keyof TypedDays, label: string) => (
    <TextField
      label={label}
      type="number"
      value={values[name]}
      onChange={event => type({ ...typed, [name]: event.target.value })}
      disabled={isSaving}
      slotProps={{ htmlInput: { ...limits[name], step: 1, inputMode: 'numeric' } }}
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
      {field('completed', 'Completed')}
      {field('total', 'Total')}
      <Button type="submit" variant="outlined" disabled={!isChanged || isSaving}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
      <Box sx={{ color: 'text.secondary', lineHeight: { xs: '44px', sm: 'inherit' } }}>{month}</Box>
      <Box sx={{ ml: 'auto' }}>
        {can.setGoals && <Button onClick={onOpenGoals}>Goals</Button>}
        <Button onClick={onOpenFollowUpDays}>To do days</Button>
      </Box>
    </Box>
  );
}
