import Box, { type BoxProps } from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type SyntheticEvent, useState } from 'react';

type Pointed = { description: string; anchor: Element };

/**
 * Shows the description of a header within it: under the mouse, under a finger that stays, and with the focus. One tooltip
 * serves all headers: each of its own takes a third of a millisecond, and a board has hundreds.
 */
export function HeaderTips({ children, ...box }: BoxProps) {
  const [pointed, setPointed] = useState<Pointed>();
  const anchorEl = pointed?.anchor;
  return (
    <Tooltip
      describeChild
      disableInteractive
      placement="top"
      leaveTouchDelay={READING_MS}
      title={pointed?.description ?? ''}
      slotProps={{ popper: { anchorEl, container: anchorEl?.closest('main, [role="dialog"]') } }}
    >
      <Area {...box} onPoint={setPointed}>
        {children}
      </Area>
    </Tooltip>
  );
}

/** How long a description stays after the finger has left. */
const READING_MS = 10_000;

type AreaProps = BoxProps & { onPoint: (pointed: Pointed) => void };

/** Passes to the tooltip the events on headers; the others close it. Each header has its description: the area has none. */
function Area({ onPoint, title: _, 'aria-describedby': __, ...box }: AreaProps) {
  const pass = (open: ((event: never) => void) | undefined) => (event: SyntheticEvent) => {
    const isFocus = event.type === 'focus';
    const pointed = findPointed(event.target as Element, isFocus);
    if (pointed) onPoint(pointed);
    // A finger that stays moves the focus to the page around.
    if (pointed) open?.(event as never);
    else if (!isFocus) box.onMouseLeave?.(event as never);
  };
  return (
    <Box
      {...box}
      onMouseOver={pass(box.onMouseOver)}
      onTouchStart={pass(box.onTouchStart)}
      onTouchMove={box.onTouchEnd}
      onFocus={pass(box.onFocus)}
    />
  );
}

/**
 * Finds the header that is pointed at, or that of the figure; in a table only by the keyboard, or where the row is a card. The
 * mouse has the tooltip of the grid at its headers (GridTooltip).
 */
function findPointed(target: Element, isFocus: boolean): Pointed | undefined {
  const cell = target.closest<HTMLTableCellElement>(isFocus ? 'td:not([colspan])' : 'td[data-head]');
  const header =
    target.closest(isFocus ? '[aria-description]' : '[aria-description]:not([role="columnheader"])') ??
    target.closest('dd')?.parentElement?.querySelector(':scope > dt') ??
    cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  const description = header?.getAttribute('aria-description');
  if (!header || !description) return undefined;
  return { description, anchor: cell && !header.checkVisibility() ? cell : header };
}
