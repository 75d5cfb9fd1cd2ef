import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

/**
 * Renders the tooltip of the grid. When the mouse is on the text of a header, the tooltip shows the
 * `description` of the column. The component also sets the description on the header element, for
 * HeaderTooltips (keyboard) and assistive technology. The grid itself does not set the description.
 */
export const GridTooltip = ({ title, children }: Pick<TooltipProps, 'title' | 'children'>) => (
  <Tooltip
    ref={(element: Element | null) => setHeaderDescription(element, String(title ?? ''))}
    title={title}
    placement="top"
    disableInteractive
  >
    {children}
  </Tooltip>
);

/** Sets the description of a column header. Buttons in a header have other tooltips. */
function setHeaderDescription(element: Element | null, description: string): void {
  if (!description || element?.localName === 'button') return;
  element?.closest('[role="columnheader"]')?.setAttribute('aria-description', description);
}
