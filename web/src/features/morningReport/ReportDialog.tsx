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
import { useToast } from '../../components/feedback/Toast';
import { ProblemText } from '../../components/forms/ProblemText';
import { Dialog, Select } from '../../components/overlays';
import type { ReportKind } from '../../generated/types';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useViewer } from '../../lib/viewer';
import {
  type ReportFieldsFragment,
  ReportPeopleDocument,
  SaveReportDocument,
} from './morningReport.generated';
import { formatTimeOfDay, formatWeekday, reportKindLabels, weekdays } from './report.labels';
import { ViewChoice } from './ViewChoice';

const kinds = Object.keys(reportKindLabels) as ReportKind[];
const SALESPERSON_POSITION = 0;

type Props = {
  report: ReportFieldsFragment | undefined;
  onClose: () => void;
};

/** Creates or changes a report: its kind, recipient, weekdays and time. */
export function ReportDialog({ report, onClose }: Props) {
  const viewer = useViewer();
  const [form, setForm] = useState(() => ({
    employeeId: report?.employee.id ?? viewer.id,
    kind: report?.kind ?? ('DAY' as ReportKind),
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
  const updateForm = (change: Partial<typeof form>) => setForm(current => ({ ...current, ...change }));
  const isOwn = form.employeeId === viewer.id;
  const people = (data?.employees ?? []).filter(({ isActive, id }) => isActive || id === form.employeeId);
  const isSalesperson = people.some(
    ({ id, position }) => id === form.employeeId && position === SALESPERSON_POSITION,
  );
  const isIncomplete = form.weekdays.length === 0 || (form.kind === 'VIEW' && form.viewId === null);
  const offeredKinds = kinds.filter(kind => kind !== 'MY_MONTH' || isSalesperson || kind === form.kind);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    setProblem('');
    try {
      await save({ variables: { id: report?.id ?? null, ...form } });
      showToast(`“${reportKindLabels[form.kind]}” saved.`);
      onClose();
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="report-title" maxWidth="xs" fullWidth>
      <DialogTitle id="report-title">{report ? 'Edit report' : 'Set up a report'}</DialogTitle>
      <form onSubmit={event => void submit(event)}>
        <DialogContent sx={{ pt: 0.5, display: 'grid', gap: 2 }}>
          {viewer.can.manageEmployees && !report && data && (
            <Select
              label="Send to"
              value={form.employeeId}
              onChange={event =>
                updateForm({
                  employeeId: Number(event.target.value),
                  kind: 'DAY',
                  viewId: null,
                  showsGross: false,
                })
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
            onChange={event => updateForm({ kind: kinds.find(kind => kind === event.target.value) ?? 'DAY' })}
          >
            {offeredKinds.map(kind => (
              <MenuItem key={kind} value={kind}>
                {reportKindLabels[kind]}
              </MenuItem>
            ))}
          </Select>
          {form.kind === 'VIEW' && (
            <ViewChoice attachment={form} currentView={report?.view} isOwn={isOwn} onChange={updateForm} />
          )}
          <WeekdayChoice
            selectedWeekdays={form.weekdays}
            onChange={newWeekdays => updateForm({ weekdays: newWeekdays })}
          />
          <TextField
            required
            type="time"
            label="Time"
            value={form.time}
            onChange={event => updateForm({ time: event.target.value })}
            helperText={`Store time: ${form.time ? formatTimeOfDay(form.time) : 'not set'} (5-minute steps)`}
            slotProps={{ htmlInput: { step: 300 } }}
          />
          {isOwn && (form.kind === 'DAY' || form.kind === 'MY_MONTH') && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={form.showsGross}
                  onChange={event => updateForm({ showsGross: event.target.checked })}
                />
              }
              label="Show front gross on the leaderboard"
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

type WeekdayProps = { selectedWeekdays: number[]; onChange: (selectedWeekdays: number[]) => void };

const WeekdayChoice = ({ selectedWeekdays, onChange }: WeekdayProps) => (
  <ToggleButtonGroup
    aria-label="Weekdays"
    value={selectedWeekdays}
    onChange={(_event, days: number[]) => onChange(days)}
    fullWidth
  >
    {weekdays.map(weekday => (
      <ToggleButton key={weekday} value={weekday} sx={{ px: 0, minWidth: 0 }}>
        {formatWeekday(weekday)}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
