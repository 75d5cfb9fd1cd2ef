import { Draggable, type DraggableProvided } from '@hello-pangea/dnd';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { DragIcon } from '../../../../components/look/rareIcons';
import { useNewUps } from '../../newUps/useNewUps';
import type { UpFieldsFragment } from '../../upLog.generated';
import { rowMark } from '../cells/cellFocus';
import { rowColumns, untilPointedAt } from '../cells/cellLook';
import { UpLinksLine } from '../links/UpLinksLine';
import { CardActs } from './CardActs';
import { UnsavedFields } from './UnsavedFields';
import { UpCard } from './UpCard';
import { UpRow } from './UpRow';

type Props = {
  up: UpFieldsFragment;
  /** Counted from 0. */
  index: number;
  isNarrow: boolean;
  /** While rows are being moved nothing else is changed. */
  isLocked: boolean;
  /** Opens a card. */
  onOpen: (id: number) => void;
};

/** A row that can be dragged by its number: by mouse, by a long press, or by Space and the arrows. */
export const UpItem = memo(function UpItem({ up, index, isNarrow, isLocked, onOpen }: Props) {
  const place = index + 1;
  const { numberOf } = useNewUps();
  return (
    <Draggable draggableId={String(numberOf(up.id))} index={index}>
      {(drag, { isDragging }) => (
        <Item
          ref={drag.innerRef}
          {...drag.draggableProps}
          {...rowMark(up.id)}
          data-dragged={isDragging || undefined}
          data-card={isNarrow || undefined}
        >
          <Handle place={place} drag={drag} />
          {isNarrow ? (
            <>
              <UpCard up={up} place={place} isLocked={isLocked} onOpen={onOpen} />
              <CardActs up={up} place={place} isLocked={isLocked} />
            </>
          ) : (
            <UpRow up={up} place={place} isLocked={isLocked} />
          )}
          <UpLinksLine up={up} />
          <UnsavedFields id={up.id} />
        </Item>
      )}
    </Draggable>
  );
});

function Handle({ place, drag }: { place: number; drag: DraggableProvided }) {
  return (
    <Grip {...drag.dragHandleProps} aria-label={`Move row ${place}`} title="Drag to move">
      <DragIcon aria-hidden="true" sx={{ fontSize: 16, ml: -0.5, ...untilPointedAt }} />
      {place}
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
