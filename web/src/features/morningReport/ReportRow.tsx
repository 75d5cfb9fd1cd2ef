import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { FramedRow } from '../../components/page/itemLists';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { useViewer } from '../../lib/viewer';
import {
  EndReportDocument,
  type ReportFieldsFragment,
  SendReportNowDocument,
} from './morningReport.generated';
import { fileFormatLabels, formatReportTitle, formatSchedule, formatSending } from './report.labels';

type Props = {
  report: ReportFieldsFragment;
  isMailOn: boolean;
  showsEmployee: boolean;
  onChange: () => void;
  /** Undefined for another person's report, because a preview shows the viewer's own figures. */
  onPreview: (() => void) | undefined;
};

/** Renders a report: its content, schedule and recipient, its last sending, and its actions. */
export function ReportRow({ report, isMailOn, showsEmployee, onChange, onPreview }: Props) {
  const { id, kind, view, fileFormat, weekdays, time, employee, setUpBy, showsGross, stoppedAt, sendings } =
    report;
  const viewer = useViewer();
  const timeZone = useStoreTimeZone();
  const showToast = useToast();
  const refetchQueries = ['Reports'];
  const [end, { loading: isEnding }] = useMutation(EndReportDocument, { refetchQueries });
  const [sendNow, { loading: isSending }] = useMutation(SendReportNowDocument);
  const reportName = formatReportTitle(report);
  const title = showsEmployee ? `${employee.name} – ${reportName}` : reportName;
  const [last] = sendings;

  const run = async (send: () => Promise<unknown>, message: string) => {
    try {
      await send();
      showToast(message);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  };

  return (
    <FramedRow
      title={title}
      facts={
        <>
          <div>
            {fileFormat && `${fileFormatLabels[fileFormat]}, `}
            {formatSchedule(weekdays, time)}
            {showsGross && ' · with gross'}
            {setUpBy.id !== employee.id && ` · set up by ${setUpBy.id === viewer.id ? 'you' : setUpBy.name}`}
          </div>
          {last && <div>{formatSending(last, timeZone)}</div>}
          {kind === 'VIEW' && !view && (
            <Box sx={{ color: 'error.main', fontWeight: 600 }}>
              The view was deleted, so this report isn’t sent. Edit the report to use another view, or turn it
              off.
            </Box>
          )}
          {stoppedAt && (
            <Box sx={{ color: 'error.main', fontWeight: 600 }}>
              The mail server rejected this address 3 days in a row, so sending has stopped. Fix the address,
              then choose Edit and Save to start sending again.
            </Box>
          )}
        </>
      }
      actions={
        <>
          {onPreview && <Button onClick={onPreview}>Preview</Button>}
          {isMailOn && (
            <Button
              disabled={isSending}
              onClick={() => void run(() => sendNow({ variables: { id } }), 'The report is on its way.')}
            >
              Send now
            </Button>
          )}
          <Button onClick={onChange}>Edit</Button>
          <ConfirmButton
            label="Turn off"
            confirmLabel="Confirm Turn Off"
            busyLabel="Turning off..."
            isBusy={isEnding}
            isQuiet
            onConfirm={() => void run(() => end({ variables: { id } }), `“${title}” turned off.`)}
          />
        </>
      }
    />
  );
}
