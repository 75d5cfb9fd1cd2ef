import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { ExportButton } from '../../components/export/ExportButton';
import { CloseIcon } from '../../components/look/icons';
import { Dialog } from '../../components/overlays';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { type DrillDown, type FigureBehind, listed } from '../../lib/opened/drillDown';
import { ExplanationLines } from './ExplanationLines';
import { useExplanation } from './explained';
import { exportedLists } from './exportedLists';
import { FigureDays, FigureLists } from './FigureLists';
import { ListHead } from './ListBehind';
import { OneList } from './OneList';
import { isDifference } from './toldList';

type Closing = {
  onClose: () => void;
  /** Closes every list, down to the screen. */
  onLeave: () => void;
};

/** What is behind a number: what each line adds to it, and what they add up to (decisions 030, 089, 208). */
export function DrillDownDialog(props: DrillDown & Closing) {
  if ('explained' in props) return <FigureDialog {...props} />;
  const { title, list, onClose } = props;
  return (
    <Frame title={title} width="md" tables={exportedLists(title, [list])} onClose={onClose}>
      <OneList list={list} hasHead />
    </Frame>
  );
}

/** A figure, how it comes about, and the lists that it stands on, all as the server says them at once. */
function FigureDialog({ title, explained, onClose, onLeave }: FigureBehind & Closing) {
  const { explanation, error, refetch } = useExplanation(explained);
  const lists = explanation?.lists;
  const isSumAlone = lists ? lists.length === 0 : listed(explained) === 'sum';
  const hasSides = lists ? isDifference(lists) : explained.summary?.column === 'DIFFERENCE';
  return (
    <Frame
      title={title}
      width={hasSides ? 'xl' : isSumAlone ? 'sm' : 'md'}
      tables={isSumAlone ? undefined : exportedLists(title, lists ?? [])}
      onClose={onClose}
    >
      <ListHead figure={explanation?.figureText ?? (error ? '–' : '…')}>
        {lists && <FigureDays lists={lists} />}
      </ListHead>
      {(explanation || !error) && (
        <ExplanationLines title={title} steps={explanation?.steps} onLeave={onLeave} />
      )}
      {(error || !isSumAlone) && <FigureLists lists={lists} error={error} onRetry={() => void refetch()} />}
    </Frame>
  );
}

type FrameProps = {
  title: string;
  width: 'sm' | 'md' | 'xl';
  /** What there is to export; undefined where there is no list. */
  tables: readonly ExportedTable[] | undefined;
  onClose: () => void;
  children: ReactNode;
};

function Frame({ title, width, tables, onClose, children }: FrameProps) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone && tables !== undefined}
      maxWidth={width}
      fullWidth
      aria-labelledby="drill-down-title"
    >
      <DialogTitle
        id="drill-down-title"
        sx={{ pl: { xs: 2, sm: 3 }, pr: { xs: tables ? 14 : 7, sm: 22 }, pt: 2, pb: 0 }}
      >
        {title}
      </DialogTitle>
      {tables && (
        <Box sx={{ position: 'absolute', top: 10, right: 60 }}>
          <ExportButton tables={tables} />
        </Box>
      )}
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
}
