import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { FramedList } from '../../components/page/itemLists';
import { PageHeader } from '../../components/page/PageHeader';
import { TEXT_WIDTH } from '../../components/page/page.styles';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useViewer } from '../../lib/viewer';
import { type ReportFieldsFragment, ReportsDocument } from './morningReport.generated';
import { ReportDialog } from './ReportDialog';
import { ReportPreview } from './ReportPreview';
import { ReportRow } from './ReportRow';
import { isSendingInProgress } from './report.labels';

const POLL_INTERVAL_MS = 2_000;

/** Lists the report emails that the viewer receives at `/morningreport` (morning-report.md). */
export function MorningReportPage() {
  const viewer = useViewer();
  const [isForEveryone, setIsForEveryone] = useState(false);
  const [editedReport, setEditedReport] = useState<ReportFieldsFragment | 'new' | null>(null);
  const [previewedReport, setPreviewedReport] = useState<ReportFieldsFragment | null>(null);
  const [isPolling, setIsPolling] = useState(false);
  const { data, error, refetch } = useQuery(ReportsDocument, {
    variables: { isEveryones: isForEveryone },
    pollInterval: isPolling ? POLL_INTERVAL_MS : 0,
  });
  const reports = data?.reportSubscriptions;
  const isAnySending = reports?.subscriptions.some(isSendingInProgress) ?? false;
  if (isAnySending !== isPolling) setIsPolling(isAnySending);
  const title = isForEveryone ? 'Everyone’s reports' : 'My reports';
  const renderSetUpButton = (label: string, variant: 'contained' | 'outlined') => (
    <Button variant={variant} onClick={() => setEditedReport('new')}>
      {label}
    </Button>
  );

  return (
    <>
      <PageHeader title="Morning report" actions={renderSetUpButton('Set up a report', 'contained')} />
      <Box component="p" sx={{ m: 0, maxWidth: TEXT_WIDTH, color: 'text.secondary' }}>
        Get the store’s numbers by email, on the days and at the time you choose.
      </Box>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: TEXT_WIDTH }}>
        {viewer.can.manageEmployees && (
          <ToggleButtonGroup
            exclusive
            aria-label="Reports to show"
            value={isForEveryone ? 'everyones' : 'mine'}
            onChange={(_event, next) => next && setIsForEveryone(next === 'everyones')}
          >
            <ToggleButton value="mine">Mine</ToggleButton>
            <ToggleButton value="everyones">Everyone’s</ToggleButton>
          </ToggleButtonGroup>
        )}
        {reports && !reports.isMailOn && (
          <Alert severity="info">
            Email is off. Your administrator must set SMTP_URL and MAIL_FROM. Your settings are saved.
          </Alert>
        )}
        {reports ? (
          reports.subscriptions.length === 0 ? (
            <EmptyState
              text="No reports set up yet."
              action={renderSetUpButton('Set up the first report', 'outlined')}
            />
          ) : (
            <FramedList label={title}>
              {reports.subscriptions.map(report => (
                <ReportRow
                  key={report.id}
                  report={report}
                  isMailOn={reports.isMailOn}
                  showsEmployee={isForEveryone}
                  onChange={() => setEditedReport(report)}
                  onPreview={report.employee.id === viewer.id ? () => setPreviewedReport(report) : undefined}
                />
              ))}
            </FramedList>
          )
        ) : error ? (
          <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <CardsSkeleton cards={2} height={64} />
        )}
      </Box>
      {editedReport && (
        <ReportDialog
          report={editedReport === 'new' ? undefined : editedReport}
          onClose={() => setEditedReport(null)}
        />
      )}
      {previewedReport && <ReportPreview report={previewedReport} onClose={() => setPreviewedReport(null)} />}
    </>
  );
}
