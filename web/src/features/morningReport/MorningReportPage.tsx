import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { FramedList } from '../../components/lists/FramedList';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { TEXT_WIDTH } from '../../components/page/narrowPage';
import { PageHeader } from '../../components/page/PageHeader';
import { CardsSkeleton } from '../../components/page/Skeletons';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { useViewer } from '../../lib/viewer';
import { type ReportFieldsFragment, ReportsDocument } from './morningReport.generated';
import { ReportDialog } from './ReportDialog';
import { ReportPreview } from './ReportPreview';
import { ReportRow } from './ReportRow';
import { isUnderWay } from './reportWords';

const LOOK_EVERY_MS = 2_000;

/** /morningreport: the reports that one gets by mail (morning-report.md). */
export function MorningReportPage() {
  const viewer = useViewer();
  const [isEveryones, setIsEveryones] = useState(false);
  const [opened, setOpened] = useState<ReportFieldsFragment | 'new' | null>(null);
  const [previewed, setPreviewed] = useState<ReportFieldsFragment | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const { data, error, refetch } = useQuery(ReportsDocument, {
    variables: { isEveryones },
    pollInterval: isWaiting ? LOOK_EVERY_MS : 0,
  });
  const shown = data?.reportSubscriptions;
  const isAnyUnderWay = shown?.subscriptions.some(isUnderWay) ?? false;
  if (isAnyUnderWay !== isWaiting) setIsWaiting(isAnyUnderWay);
  const title = isEveryones ? 'Everyone’s reports' : 'My reports';
  const setUp = (words: string, variant: 'contained' | 'outlined') => (
    <Button variant={variant} onClick={() => setOpened('new')}>
      {words}
    </Button>
  );

  return (
    <>
      <PageHeader title="Morning report" actions={setUp('Set up a report', 'contained')} />
      <Box component="p" sx={{ m: 0, maxWidth: TEXT_WIDTH, color: 'text.secondary' }}>
        The store’s figures by mail, on the weekdays and at the time that you choose.
      </Box>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: TEXT_WIDTH }}>
        {viewer.can.manageEmployees && (
          <ToggleButtonGroup
            exclusive
            aria-label="Whose reports"
            value={isEveryones ? 'everyones' : 'mine'}
            onChange={(_event, next) => next && setIsEveryones(next === 'everyones')}
          >
            <ToggleButton value="mine">Mine</ToggleButton>
            <ToggleButton value="everyones">Everyone’s</ToggleButton>
          </ToggleButtonGroup>
        )}
        {shown && !shown.isMailOn && (
          <Alert severity="info">
            Mail is off: nothing is sent. Whoever runs the server has to set SMTP_URL and MAIL_FROM. What you
            set up stays.
          </Alert>
        )}
        {shown ? (
          shown.subscriptions.length === 0 ? (
            <EmptyState
              text="No report is set up yet."
              action={setUp('Set up the first report', 'outlined')}
            />
          ) : (
            <FramedList label={title}>
              {shown.subscriptions.map(report => (
                <ReportRow
                  key={report.id}
                  report={report}
                  isMailOn={shown.isMailOn}
                  isPersonShown={isEveryones}
                  onChange={() => setOpened(report)}
                  onPreview={report.employee.id === viewer.id ? () => setPreviewed(report) : undefined}
                />
              ))}
            </FramedList>
          )
        ) : error ? (
          <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <CardsSkeleton cards={2} height={64} />
        )}
      </Box>
      {opened && (
        <ReportDialog report={opened === 'new' ? undefined : opened} onClose={() => setOpened(null)} />
      )}
      {previewed && <ReportPreview report={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
