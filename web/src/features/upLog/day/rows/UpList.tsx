import { DragDropContext, Droppable, type DropResult } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { startChange } from '../../../../lib/apollo/ownMutations';
import { toHeaderAttributes } from '../../../../lib/format/header';
import type { DayUp } from '../../newUps/newUp';
import { rowColumns } from '../cells/cell.styles';
import { UpItem } from './UpItem';
import { upRowHeaders } from './upRowHeaders';

type Props = {
  rows: readonly DayUp[];
  isNarrow: boolean;
  /** Whether a move is being saved. */
  isMoving: boolean;
  /** Positions are counted from 0. */
  onMove: (from: number, to: number) => void;
  onOpen: (key: string) => void;
};

/** Renders the rows of a day in their order on the sales floor, which can be changed by dragging. */
export function UpList({ rows, isNarrow, isMoving, onMove, onOpen }: Props) {
  const [isDragging, setIsDragging] = useState(false);

  useEffect(
    function holdLiveUpdates() {
      if (isDragging) return startChange();
    },
    [isDragging],
  );

  function handleDragEnd({ source, destination }: DropResult) {
    setIsDragging(false);
    // Ignores a drop outside the list or at the same position.
    if (destination && destination.index !== source.index) onMove(source.index, destination.index);
  }

  return (
    <Box sx={isNarrow ? { ...frameStyles, overflow: 'clip' } : frameStyles}>
      {!isNarrow && <UpListHeader />}
      <DragDropContext onDragStart={() => setIsDragging(true)} onDragEnd={handleDragEnd}>
        <Droppable droppableId="ups">
          {list => (
            <div ref={list.innerRef} {...list.droppableProps}>
              {rows.map((up, index) => (
                <UpItem
                  key={up.key}
                  up={up}
                  index={index}
                  isNarrow={isNarrow}
                  isLocked={isDragging || isMoving}
                  onOpen={onOpen}
                />
              ))}
              {list.placeholder}
            </div>
          )}
        </Droppable>
      </DragDropContext>
    </Box>
  );
}

const frameStyles = {
  border: 1,
  borderBottom: 0,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

const shortLabels: Record<string, string> = { isBdcUp: 'BDC', isTestDrive: 'Test', isWriteUp: 'Write' };

/** Renders the column headers. They are hidden from screen readers, because every field has its own label. */
export function UpListHeader() {
  return (
    <Box aria-hidden="true" sx={headerStyles}>
      <span />
      {upRowHeaders.map(([field, header]) => (
        <Box
          key={field}
          component="span"
          {...toHeaderAttributes(header)}
          sx={field in shortLabels ? { ...headerCellStyles, ...centeredStyles } : headerCellStyles}
        >
          {shortLabels[field] ?? header.label}
        </Box>
      ))}
      <span />
    </Box>
  );
}

const headerStyles = {
  display: 'grid',
  gridTemplateColumns: rowColumns,
  position: 'sticky',
  top: 48,
  zIndex: 2,
  height: 32,
  alignItems: 'center',
  bgcolor: 'ground.sunken',
  borderBottom: 1,
  borderColor: 'divider',
  borderRadius: '7px 7px 0 0',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const headerCellStyles = {
  px: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const centeredStyles = { px: 0, textAlign: 'center' } as const;
