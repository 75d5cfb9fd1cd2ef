import Box, { type BoxProps } from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type SyntheticEvent, type ThHTMLAttributes, useState } from 'react';
import { type Header, toHeaderAttributes } from '../../lib/format/header';

type Props = ThHTMLAttributes<HTMLTableCellElement> & Record<`data-${string}`, unknown> & { header: Header };

/** Renders a column header of a table with its description. Children replace its label. */
export const HeaderCell = ({ header, children = header.label, ...cellProps }: Props) => (
  <th scope="col" {...toHeaderAttributes(header)} {...cellProps}>
    {children}
  </th>
);

type HeaderTarget = { description: string; anchor: Element };

/**
 * Shows the description of a header inside this area: on hover, on a long touch, and on focus. All headers
 * share one tooltip, because each tooltip takes a third of a millisecond to render and a page has hundreds of
 * headers.
 */
export function HeaderTooltips({ children, ...box }: BoxProps) {
  const [headerTarget, setHeaderTarget] = useState<HeaderTarget>();
  const anchorEl = headerTarget?.anchor;
  return (
    <Tooltip
      describeChild
      disableInteractive
      placement="top"
      leaveTouchDelay={TOUCH_VISIBLE_MS}
      title={headerTarget?.description ?? ''}
      slotProps={{ popper: { anchorEl, container: anchorEl?.closest('main, [role="dialog"]') } }}
    >
      <HeaderArea {...box} onTarget={setHeaderTarget}>
        {children}
      </HeaderArea>
    </Tooltip>
  );
}

/** Milliseconds that a description stays visible after a touch ends. */
const TOUCH_VISIBLE_MS = 10_000;

type HeaderAreaProps = BoxProps & { onTarget: (headerTarget: HeaderTarget) => void };

/**
 * Renders the area with the headers that open the tooltip. Events outside of a header close the tooltip. Each
 * header already has a description, so the area does not set the tooltip's `title` and `aria-describedby`.
 */
function HeaderArea({ onTarget, title: _, 'aria-describedby': __, ...box }: HeaderAreaProps) {
  const forwardEvent = (open: ((event: never) => void) | undefined) => (event: SyntheticEvent) => {
    const isFocus = event.type === 'focus';
    const headerTarget = findHeaderTarget(event.target as Element, isFocus);
    if (headerTarget) onTarget(headerTarget);
    // A long touch moves the focus to the surrounding page.
    if (headerTarget) open?.(event as never);
    else if (!isFocus) box.onMouseLeave?.(event as never);
  };
  return (
    <Box
      {...box}
      onMouseOver={forwardEvent(box.onMouseOver)}
      onTouchStart={forwardEvent(box.onTouchStart)}
      onTouchMove={box.onTouchEnd}
      onFocus={forwardEvent(box.onFocus)}
    />
  );
}

/**
 * Finds the header at the target, or the header of the figure at the target. In table cells, headers are
 * found only by the keyboard, or where rows are cards. For the mouse, the headers of the grid have another
 * tooltip (GridTooltip).
 */
function findHeaderTarget(target: Element, isFocus: boolean): HeaderTarget | undefined {
  const cell = target.closest<HTMLTableCellElement>(isFocus ? 'td:not([colspan])' : 'td[data-head]');
  const header =
    target.closest(isFocus ? '[aria-description]' : '[aria-description]:not([role="columnheader"])') ??
    target.closest('dd')?.parentElement?.querySelector(':scope > dt') ??
    cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  const description = header?.getAttribute('aria-description');
  if (!header || !description) return undefined;
  return { description, anchor: cell && !header.checkVisibility() ? cell : header };
}
