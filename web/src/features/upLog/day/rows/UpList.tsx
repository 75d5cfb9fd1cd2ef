import { DragDropContext, Droppable, type DropResult } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { startChange } from '../../../../lib/server/changesUnderWay';
import type { DayUp } from '../../newUps/newUp';
import { UpListHeader } from './UpHead';
import { UpItem } from './UpItem';

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
