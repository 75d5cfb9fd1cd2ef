import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { ExportButton } from '../../components/export/ExportButton';
import { Dialog } from '../../components/overlays';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import type { DrillDown } from '../../lib/opened/drillDown';
import { ComparedLists } from './ComparedLists';
import { DealsList } from './DealsList';
import { type Explained, useExplained } from './explained';
import { exportedLists } from './exportedLists';
import { ListHead } from './ListBehind';
import { UpsList } from './UpsList';
import { VacationList } from './VacationList';

type Props = DrillDown & {
  onClose: () => void;
  /** Closes every list, down to the screen. */
  onLeave: () => void;
};

/** What is behind a number: what each line adds to it, and what they add up to (decisions 030, 089). */
export function DrillDownDialog({ onClose, onLeave, ...drillDown }: Props) {
  const explained = useExplained(drillDown, onLeave);
  const isSumAlone = 'isSumAlone' in drillDown;
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone && !isSumAlone}
      maxWidth={'compared' in drillDown ? 'xl' : isSumAlone ? 'sm' : 'md'}
      fullWidth
      aria-labelledby="drill-down-title"
    >
      <DialogTitle
        id="drill-down-title"
        sx={{ pl: { xs: 2, sm: 3 }, pr: { xs: isSumAlone ? 7 : 14, sm: 22 }, pt: 2, pb: 0 }}
      >
        {drillDown.title}
      </DialogTitle>
      {!isSumAlone && (
        <Box sx={{ position: 'absolute', top: 10, right: 60 }}>
          <ExportButton tables={exportedLists(drillDown)} />
        </Box>
      )}
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
        <CloseIcon />
      </IconButton>
      <List drillDown={drillDown} explained={explained} />
    </Dialog>
  );
}

function List({ drillDown, explained }: { drillDown: DrillDown; explained: Explained | undefined }) {
  if ('ups' in drillDown) return <UpsList filter={drillDown.ups} explained={explained} />;
  if ('compared' in drillDown) return <ComparedLists {...drillDown.compared} explained={explained} />;
  if ('vacation' in drillDown) return <VacationList filter={drillDown.vacation} explained={explained} />;
  if ('isSumAlone' in drillDown) return <ListHead sum={undefined} explained={explained} />;
  return <DealsList {...drillDown} explained={explained} />;
}
