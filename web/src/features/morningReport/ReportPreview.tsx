import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../components/overlays';
import { LoadError } from '../../components/page/LoadError';
import { CardsSkeleton } from '../../components/page/Skeletons';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { type ReportFieldsFragment, ReportPreviewDocument } from './morningReport.generated';
import { reportTitle } from './reportWords';

/** In the preview its links lead nowhere: the frame would open the app in itself. */
const STILL = '<style>a { pointer-events: none }</style></head>';

type Props = { report: ReportFieldsFragment; onClose: () => void };

/** The mail as it would arrive now, in a frame that can do nothing. */
export function ReportPreview({ report, onClose }: Props) {
  const { kind, showsGross, view, fileFormat } = report;
  const { data, error, refetch } = useQuery(ReportPreviewDocument, {
    variables: { kind, showsGross, viewId: view?.id, fileFormat },
  });
  const title = `Preview of “${reportTitle(report)}”`;
  return (
    <Dialog open onClose={onClose} aria-labelledby="preview-title" maxWidth="md" fullWidth>
      <DialogTitle id="preview-title">{title}</DialogTitle>
      <DialogContent sx={{ p: 0 }}>
        {data ? (
          <Box
            component="iframe"
            title={title}
            sandbox=""
            srcDoc={data.reportPreview.replace('</head>', STILL)}
            sx={{ display: 'block', width: '100%', height: 'min(70vh, 900px)', border: 0 }}
          />
        ) : error ? (
          <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />
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
