import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { DragIcon } from '../../components/icons/rareIcons';
import type { DisplayBoard } from '../../generated/types';
import { allBoards, boardLabels, moveBoard, toggleBoard } from './boards';

type BoardOrderProps = { selected: readonly DisplayBoard[]; onChange: (selected: DisplayBoard[]) => void };

/**
 * Renders the boards of a display. The user selects the boards, and orders them by dragging or with Space and
 * the arrow keys.
 */
export function BoardOrder({ selected, onChange }: BoardOrderProps) {
  const renderToggle = (board: DisplayBoard, label: string) => (
    <ToggleButton
      key={board}
      value={board}
      selected={selected.includes(board)}
      onChange={() => onChange(toggleBoard(selected, board))}
      sx={toggleStyles}
    >
      {label}
    </ToggleButton>
  );
  return (
    <Box role="group" aria-labelledby="display-boards" onKeyDown={stopHandledKeys}>
      <Typography id="display-boards" variant="h3" sx={{ mb: 1 }}>
        Boards and their order
      </Typography>
      <DragDropContext
        onDragEnd={({ source, destination }) =>
          destination && onChange(moveBoard(selected, source.index, destination.index))
        }
      >
        <Droppable droppableId="boards">
          {droppable => (
            <div ref={droppable.innerRef} {...droppable.droppableProps}>
              {selected.map((board, index) => (
                <Draggable key={board} draggableId={board} index={index}>
                  {draggable => (
                    <Box ref={draggable.innerRef} {...draggable.draggableProps} sx={rowStyles}>
                      <Box
                        {...draggable.dragHandleProps}
                        aria-label={`Move ${boardLabels[board]}`}
                        sx={dragHandleStyles}
                      >
                        <DragIcon aria-hidden="true" fontSize="small" />
                      </Box>
                      {renderToggle(board, `${index + 1}. ${boardLabels[board]}`)}
                    </Box>
                  )}
                </Draggable>
              ))}
              {droppable.placeholder}
            </div>
          )}
        </Droppable>
      </DragDropContext>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {allBoards
          .filter(board => !selected.includes(board))
          .map(board => renderToggle(board, boardLabels[board]))}
      </Box>
    </Box>
  );
}

/** Stops keys that a drag has handled, so that Escape cancels a drag without closing the dialog. */
function stopHandledKeys(event: KeyboardEvent) {
  if (event.defaultPrevented) event.stopPropagation();
}

const rowStyles = { display: 'flex', mb: 0.5, bgcolor: 'background.paper' } as const;

const toggleStyles = {
  flex: '0 1 auto',
  '[data-rfd-draggable-id] > &': { flex: 1, justifyContent: 'start' },
} as const;

const dragHandleStyles = {
  display: 'grid',
  placeItems: 'center',
  width: { xs: 44, sm: 32 },
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'manipulation',
} as const;
