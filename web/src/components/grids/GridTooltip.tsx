import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

/**
 * The grid's tooltip. Around a header's text it shows the column's `description` to the mouse and gives it to the header
 * itself, where HeaderTips finds it by the keyboard, and so does assistive technology. The grid does neither.
 */
export const GridTooltip = ({ title, children }: Pick<TooltipProps, 'title' | 'children'>) => (
  <Tooltip
    ref={(text: Element | null) => describeHeaderOf(text, String(title ?? ''))}
    title={title}
    placement="top"
    disableInteractive
  >
    {children}
  </Tooltip>
);

/** The buttons of a header have tooltips of their own. */
function describeHeaderOf(text: Element | null, description: string): void {
  if (!description || text?.localName === 'button') return;
  text?.closest('[role="columnheader"]')?.setAttribute('aria-description', description);
}
