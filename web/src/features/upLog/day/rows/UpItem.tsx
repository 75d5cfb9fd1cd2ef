import { Draggable, type DraggableProvided } from '@hello-pangea/dnd';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { DragIcon } from '../../../../components/icons/rareIcons';
import type { DayUp } from '../../newUps/newUp';
import { hiddenUntilHoverStyles, rowColumns } from '../cells/cell.styles';
import { rowAttributes } from '../cells/cellFocus';
import { UpLinksLine } from '../links/UpLinksLine';
import { UnsavedFields } from './UnsavedFields';
import { UpCard } from './UpCard';
import { UpCardActions } from './UpCardActions';
import { UpRow } from './UpRow';

type Props = {
  up: DayUp;
  /** Position, counted from 0. */
  index: number;
  isNarrow: boolean;
  /** Whether the fields are disabled because rows are being moved. */
  isLocked: boolean;
  /** Opens the card for editing. */
  onOpen: (key: string) => void;
};

/**
 * Renders a row that can be dragged by its number: with the mouse, a long press, or Space and the arrow keys.
 */
export const UpItem = memo(function UpItem({ up, index, isNarrow, isLocked, onOpen }: Props) {
  const rowNumber = index + 1;
  return (
    <Draggable draggableId={up.key} index={index}>
      {(drag, { isDragging }) => (
        <Item
          ref={drag.innerRef}
          {...drag.draggableProps}
          {...rowAttributes(up.key)}
          data-dragged={isDragging || undefined}
          data-card={isNarrow || undefined}
        >
          <Handle rowNumber={rowNumber} drag={drag} />
          {isNarrow ? (
            <>
              <UpCard up={up} rowNumber={rowNumber} isLocked={isLocked} onOpen={onOpen} />
              <UpCardActions up={up} rowNumber={rowNumber} isLocked={isLocked} />
            </>
          ) : (
            <UpRow up={up} rowNumber={rowNumber} isLocked={isLocked} />
          )}
          <UpLinksLine up={up} />
          <UnsavedFields up={up} />
        </Item>
      )}
    </Draggable>
  );
});

function Handle({ rowNumber, drag }: { rowNumber: number; drag: DraggableProvided }) {
  return (
    <Grip {...drag.dragHandleProps} aria-label={`Reorder up #${rowNumber}`} title="Drag to reorder">
      <DragIcon aria-hidden="true" sx={{ fontSize: 16, ml: -0.5, ...hiddenUntilHoverStyles }} />
      {rowNumber}
    </Grip>
  );
}

const Item = styled('div')({
  display: 'grid',
  gridTemplateColumns: rowColumns,
  background: 'var(--sf-palette-background-paper)',
  borderBottom: '1px solid var(--sf-palette-divider)',
  scrollMarginBlock: '96px',
  '&[data-card]': { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
  '&[data-dragged]': {
    borderRadius: 6,
    outline: '1px solid var(--sf-palette-primary-main)',
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.25)',
  },
});

const Grip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 36,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--sf-palette-faint-text)',
  cursor: 'grab',
  touchAction: 'manipulation',
  userSelect: 'none',
  borderRadius: 6,
  '&:hover': { color: 'var(--sf-palette-text-primary)', background: 'var(--sf-palette-ground-sunken)' },
  '&:focus-visible': { outlineOffset: '-2px' },
});
