import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type FormEvent, useState } from 'react';
import { ProblemText } from '../../components/forms/ProblemText';
import { Dialog, Select } from '../../components/overlays';
import { useToast } from '../../components/page/Toast';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { useViewer } from '../../lib/viewer';
import {
  type ReportFieldsFragment,
  ReportPeopleDocument,
  SaveReportDocument,
} from './morningReport.generated';
import { kindTitles, timeTitle, weekdayName, weekdays } from './reportWords';
import { ViewChoice } from './ViewChoice';

type Kind = ReportFieldsFragment['kind'];
const kinds = Object.keys(kindTitles) as Kind[];
const SALESPERSON = 0;

type Props = {
  /** Undefined for a new one. */
  report: ReportFieldsFragment | undefined;
  onClose: () => void;
};

/** Sets up a report, or changes one: which, for whom, on which weekdays, when. */
export function ReportDialog({ report, onClose }: Props) {
  const viewer = useViewer();
  const [form, setForm] = useState(() => ({
    employeeId: report?.employee.id ?? viewer.id,
    kind: report?.kind ?? ('DAY' as Kind),
    viewId: report?.view?.id ?? null,
    fileFormat: report?.fileFormat ?? ('CSV' as const),
    weekdays: report?.weekdays ?? [1, 2, 3, 4, 5, 6],
    time: report?.time ?? '07:00',
    showsGross: report?.showsGross ?? false,
  }));
  const [problem, setProblem] = useState('');
  const { data } = useQuery(ReportPeopleDocument);
  const [save, { loading }] = useMutation(SaveReportDocument, { refetchQueries: ['Reports'] });
  const showToast = useToast();
  const set = (changed: Partial<typeof form>) => setForm(before => ({ ...before, ...changed }));
  const isOwn = form.employeeId === viewer.id;
  const people = (data?.employees ?? []).filter(({ isActive, id }) => isActive || id === form.employeeId);
  const isSalesperson = people.some(({ id, position }) => id === form.employeeId && position === SALESPERSON);
  const isIncomplete = form.weekdays.length === 0 || (form.kind === 'VIEW' && form.viewId === null);
  const offered = kinds.filter(kind => kind !== 'MY_MONTH' || isSalesperson || kind === form.kind);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    setProblem('');
    try {
      await save({ variables: { id: report?.id ?? null, ...form } });
      showToast(`“${kindTitles[form.kind]}” is saved.`);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="report-title" maxWidth="xs" fullWidth>
      <DialogTitle id="report-title">{report ? 'Change report' : 'Set up a report'}</DialogTitle>
      <form onSubmit={event => void submit(event)}>
        <DialogContent sx={{ pt: 0.5, display: 'grid', gap: 2 }}>
          {viewer.can.manageEmployees && !report && data && (
            <Select
              label="For"
              value={form.employeeId}
              onChange={event =>
                set({ employeeId: Number(event.target.value), kind: 'DAY', viewId: null, showsGross: false })
              }
            >
              {people.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </Select>
          )}
          <Select
            label="Report"
            value={form.kind}
            onChange={event => set({ kind: kinds.find(kind => kind === event.target.value) ?? 'DAY' })}
          >
            {offered.map(kind => (
              <MenuItem key={kind} value={kind}>
                {kindTitles[kind]}
              </MenuItem>
            ))}
          </Select>
          {form.kind === 'VIEW' && (
            <ViewChoice chosen={form} stored={report?.view} isOwn={isOwn} onChange={set} />
          )}
          <WeekdayChoice chosen={form.weekdays} onChange={chosen => set({ weekdays: chosen })} />
          <TextField
            required
            type="time"
            label="Time"
            value={form.time}
            onChange={event => set({ time: event.target.value })}
            helperText={`${form.time ? timeTitle(form.time) : 'No time'} of the store’s clock, in steps of five minutes.`}
            slotProps={{ htmlInput: { step: 300 } }}
          />
          {isOwn && (form.kind === 'DAY' || form.kind === 'MY_MONTH') && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={form.showsGross}
                  onChange={event => set({ showsGross: event.target.checked })}
                />
              }
              label="With front gross on the leaderboard"
            />
          )}
          <ProblemText>{problem}</ProblemText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={loading || isIncomplete}>
            {loading ? 'Saving...' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type WeekdayProps = { chosen: number[]; onChange: (chosen: number[]) => void };

const WeekdayChoice = ({ chosen, onChange }: WeekdayProps) => (
  <ToggleButtonGroup
    aria-label="Weekdays"
    value={chosen}
    onChange={(_event, days: number[]) => onChange(days)}
    fullWidth
  >
    {weekdays.map(weekday => (
      <ToggleButton key={weekday} value={weekday} sx={{ px: 0, minWidth: 0 }}>
        {weekdayName(weekday)}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
