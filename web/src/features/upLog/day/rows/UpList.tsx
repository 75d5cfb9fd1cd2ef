import { DragDropContext, Droppable, type DropResult } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { beginChange } from '../../../../lib/server/changesUnderWay';
import type { DayUp } from '../../newUps/newUp';
import { UpHead } from './UpHead';
import { UpItem } from './UpItem';

type Props = {
  rows: readonly DayUp[];
  isNarrow: boolean;
  /** A move is on its way to the server. */
  isMoving: boolean;
  /** Places counted from 0. */
  onMove: (from: number, to: number) => void;
  onOpen: (key: string) => void;
};

/** The day's rows in the floor's order, which a drag changes. */
export function UpList({ rows, isNarrow, isMoving, onMove, onOpen }: Props) {
  const [isDragging, setIsDragging] = useState(false);

  useEffect(
    function keepRowsStill() {
      if (isDragging) return beginChange();
    },
    [isDragging],
  );

  function drop({ source, destination }: DropResult) {
    setIsDragging(false);
    // Outside of the list, or where it was: nothing has moved.
    if (destination && destination.index !== source.index) onMove(source.index, destination.index);
  }

  return (
    <Box sx={isNarrow ? { ...frame, overflow: 'clip' } : frame}>
      {!isNarrow && <UpHead />}
      <DragDropContext onDragStart={() => setIsDragging(true)} onDragEnd={drop}>
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

const frame = {
  border: 1,
  borderBottom: 0,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
