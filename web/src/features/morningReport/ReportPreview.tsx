import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { Dialog } from '../../components/overlays';
import { toErrorMessage } from '../../lib/apollo/errors';
import { type ReportFieldsFragment, ReportPreviewDocument } from './morningReport.generated';
import { formatReportTitle } from './report.labels';

/** Disables the links of the preview, which would open the app inside the frame. */
const DISABLE_LINKS_HTML = '<style>a { pointer-events: none }</style></head>';

type Props = { report: ReportFieldsFragment; onClose: () => void };

/** Shows the email as it would be sent now, in a sandboxed frame. */
export function ReportPreview({ report, onClose }: Props) {
  const { kind, showsGross, view, fileFormat } = report;
  const { data, error, refetch } = useQuery(ReportPreviewDocument, {
    variables: { kind, showsGross, viewId: view?.id, fileFormat },
  });
  const title = `Preview of “${formatReportTitle(report)}”`;
  return (
    <Dialog open onClose={onClose} aria-labelledby="preview-title" maxWidth="md" fullWidth>
      <DialogTitle id="preview-title">{title}</DialogTitle>
      <DialogContent sx={{ p: 0 }}>
        {data ? (
          <Box
            component="iframe"
            title={title}
            sandbox=""
            srcDoc={data.reportPreview.replace('</head>', DISABLE_LINKS_HTML)}
            sx={{ display: 'block', width: '100%', height: 'min(70vh, 900px)', border: 0 }}
          />
        ) : error ? (
          <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <CardsSkeleton cards={3} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
