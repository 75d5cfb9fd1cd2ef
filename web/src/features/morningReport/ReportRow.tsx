import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { FramedRow } from '../../components/lists/FramedList';
import { useToast } from '../../components/page/Toast';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { useViewer } from '../../lib/viewer';
import {
  EndReportDocument,
  type ReportFieldsFragment,
  SendReportNowDocument,
} from './morningReport.generated';
import { fileTitles, reportTitle, sendingWords, whenWords } from './reportWords';

type Props = {
  report: ReportFieldsFragment;
  isMailOn: boolean;
  isPersonShown: boolean;
  onChange: () => void;
  /** None for someone else's: a preview shows what the viewer would get. */
  onPreview: (() => void) | undefined;
};

/** A report: what, when and for whom, what became of the last one, and what can be done with it. */
export function ReportRow({ report, isMailOn, isPersonShown, onChange, onPreview }: Props) {
  const { id, kind, view, fileFormat, weekdays, time, employee, setUpBy, showsGross, stoppedAt, sendings } =
    report;
  const viewer = useViewer();
  const timeZone = useStoreTimeZone();
  const showToast = useToast();
  const refetchQueries = ['Reports'];
  const [end, { loading: isEnding }] = useMutation(EndReportDocument, { refetchQueries });
  const [sendNow, { loading: isSending }] = useMutation(SendReportNowDocument);
  const called = reportTitle(report);
  const title = isPersonShown ? `${employee.name} – ${called}` : called;
  const [last] = sendings;

  const act = async (work: () => Promise<unknown>, told: string) => {
    try {
      await work();
      showToast(told);
    } catch (error) {
      showToast(sentenceOf(error), 'error');
    }
  };

  return (
    <FramedRow
      title={title}
      facts={
        <>
          <div>
            {fileFormat && `${fileTitles[fileFormat]}, `}
            {whenWords(weekdays, time)}
            {showsGross && ' · with gross'}
            {setUpBy.id !== employee.id && ` · set up by ${setUpBy.id === viewer.id ? 'you' : setUpBy.name}`}
          </div>
          {last && <div>{sendingWords(last, timeZone)}</div>}
          {kind === 'VIEW' && !view && (
            <Box sx={{ color: 'error.main', fontWeight: 600 }}>
              The view was deleted, so nothing is sent. Change it to another, or end it.
            </Box>
          )}
          {stoppedAt && (
            <Box sx={{ color: 'error.main', fontWeight: 600 }}>
              The mail server refused the address on three days in a row, so nothing is sent any more. Once
              the address is good, Change and Save start it again.
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
              onClick={() => void act(() => sendNow({ variables: { id } }), 'It is on its way.')}
            >
              {employee.id === viewer.id ? 'Send me one now' : 'Send one now'}
            </Button>
          )}
          <Button onClick={onChange}>Change</Button>
          <ConfirmButton
            label="End"
            confirmLabel="Confirm End"
            busyLabel="Ending..."
            isBusy={isEnding}
            isQuiet
            onConfirm={() => void act(() => end({ variables: { id } }), `“${title}” is ended.`)}
          />
        </>
      }
    />
  );
}
