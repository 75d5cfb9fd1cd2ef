import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { DragIcon } from '../../components/icons/rareIcons';
import type { DisplayBoard } from '../../generated/types';
import { boardNames, boards, moved, toggled } from './boardNames';

type Props = { chosen: readonly DisplayBoard[]; onChange: (chosen: DisplayBoard[]) => void };

/** Which boards a display shows, and in which order: by drag, or by Space and the arrows. */
export function BoardOrder({ chosen, onChange }: Props) {
  const toggle = (board: DisplayBoard, label: string) => (
    <ToggleButton
      key={board}
      value={board}
      selected={chosen.includes(board)}
      onChange={() => onChange(toggled(chosen, board))}
      sx={toggleLook}
    >
      {label}
    </ToggleButton>
  );
  return (
    <Box role="group" aria-labelledby="display-boards" onKeyDown={leaveToTheDrag}>
      <Typography id="display-boards" variant="h3" sx={{ mb: 1 }}>
        Boards, in this order
      </Typography>
      <DragDropContext
        onDragEnd={({ source, destination }) =>
          destination && onChange(moved(chosen, source.index, destination.index))
        }
      >
        <Droppable droppableId="boards">
          {list => (
            <div ref={list.innerRef} {...list.droppableProps}>
              {chosen.map((board, index) => (
                <Draggable key={board} draggableId={board} index={index}>
                  {drag => (
                    <Box ref={drag.innerRef} {...drag.draggableProps} sx={line}>
                      <Box {...drag.dragHandleProps} aria-label={`Move ${boardNames[board]}`} sx={grip}>
                        <DragIcon aria-hidden="true" fontSize="small" />
                      </Box>
                      {toggle(board, `${index + 1}. ${boardNames[board]}`)}
                    </Box>
                  )}
                </Draggable>
              ))}
              {list.placeholder}
            </div>
          )}
        </Droppable>
      </DragDropContext>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {boards.filter(board => !chosen.includes(board)).map(board => toggle(board, boardNames[board]))}
      </Box>
    </Box>
  );
}

/** Escape ends a drag, and not the dialog as well. */
function leaveToTheDrag(event: KeyboardEvent) {
  if (event.defaultPrevented) event.stopPropagation();
}

const line = { display: 'flex', mb: 0.5, bgcolor: 'background.paper' } as const;

const toggleLook = {
  flex: '0 1 auto',
  '[data-rfd-draggable-id] > &': { flex: 1, justifyContent: 'start' },
} as const;

const grip = {
  display: 'grid',
  placeItems: 'center',
  width: { xs: 44, sm: 32 },
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'manipulation',
} as const;
