import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { ExportButton } from '../../components/export/ExportButton';
import { CloseIcon } from '../../components/icons/icons';
import { Dialog } from '../../components/overlays';
import {
  type DrillDown,
  type ExplainedFigure,
  type FigureDrillDown,
  getSourceRowKind,
} from '../../lib/dialogs/drillDown';
import { ExplainDocument } from '../../lib/dialogs/drillDown.generated';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { ExplanationLines } from './ExplanationLines';
import { DrillDownList, FigureDays, FigureLists } from './FigureLists';
import { isDifference, toExportedTables } from './previewedList';
import { OpenedFigure } from './SourceListFrame';

type CloseProps = {
  onClose: () => void;
  /** Closes all drill-down lists and returns to the screen. */
  onLeave: () => void;
};

/** Shows the drill-down of a figure: the rows that it counts and their total (docs/adr/explanations.md). */
export function DrillDownDialog(props: DrillDown & CloseProps) {
  if ('explainedFigure' in props) return <FigureDialog {...props} />;
  const { title, list, onClose } = props;
  return (
    <DrillDownFrame title={title} width="md" tables={toExportedTables(title, [list])} onClose={onClose}>
      <DrillDownList list={list} hasHeader />
    </DrillDownFrame>
  );
}

/** Renders a figure, its calculation and its lists, which a single query loads together. */
function FigureDialog({ title, explainedFigure, onClose, onLeave }: FigureDrillDown & CloseProps) {
  const { explanation, error, refetch } = useExplanation(explainedFigure);
  const lists = explanation?.lists;
  const hasNoLists = lists ? lists.length === 0 : getSourceRowKind(explainedFigure) === 'sum';
  const isSideBySide = lists ? isDifference(lists) : explainedFigure.summary?.column === 'DIFFERENCE';
  return (
    <DrillDownFrame
      title={title}
      width={isSideBySide ? 'xl' : hasNoLists ? 'sm' : 'md'}
      tables={hasNoLists ? undefined : toExportedTables(title, lists ?? [])}
      onClose={onClose}
    >
      <OpenedFigure figure={explanation?.figureText ?? (error ? '–' : '…')}>
        {lists && <FigureDays lists={lists} />}
      </OpenedFigure>
      {(explanation || !error) && (
        <ExplanationLines title={title} steps={explanation?.steps} onLeave={onLeave} />
      )}
      {(error || !hasNoLists) && <FigureLists lists={lists} error={error} onRetry={() => void refetch()} />}
    </DrillDownFrame>
  );
}

type FrameProps = {
  title: string;
  width: 'sm' | 'md' | 'xl';
  /** Tables to export; undefined if the figure has no lists. */
  tables: readonly ExportedTable[] | undefined;
  onClose: () => void;
  children: ReactNode;
};

function DrillDownFrame({ title, width, tables, onClose, children }: FrameProps) {
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

/** Loads the calculation of a figure and its source rows, and reloads them after a change. */
export function useExplanation(figure: ExplainedFigure) {
  const { data, previousData, error, refetch } = useLiveQuery(ExplainDocument, { variables: { figure } });
  return { explanation: (data ?? previousData)?.explain, error, refetch };
}
