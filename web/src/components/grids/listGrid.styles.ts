import useMediaQuery from '@mui/material/useMediaQuery';
import { gridClasses } from '@mui/x-data-grid';

const { cell, columnHeader, row } = gridClasses;

/** Returns whether the columns of a grid must be narrow. The smallest supported desktop is 1024 px wide. */
export function useIsTight(): boolean {
  return useMediaQuery('(max-width: 1399.95px)', { noSsr: true });
}

/** Returns the styles of a list's grid: headers wrap into two lines, and narrow grids have less padding. */
export const listGridStyles = (isTight: boolean) =>
  ({
    [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.2 },
    [`& .${cell}, & .${columnHeader}`]: { px: isTight ? 0.625 : 1.25 },
    [`& .${cell}:is(:focus, :focus-within)`]: { outlineOffset: '-2px' },
  }) as const;

/**
 * Returns the styles of a grid of deals. The number and the customer stay visible while the grid scrolls
 * sideways. This requires that every column is rendered (ALL_COLUMNS_BUFFER_PX).
 * @param numberWidth the distance of the sticky customer column from the left edge, in pixels
 */
export const dealGridStyles = (isTight: boolean, numberWidth: number) =>
  ({
    ...listGridStyles(isTight),
    // The background hides the cells that scroll below a sticky cell.
    [`& .${row}, & .${row}:hover`]: { bgcolor: 'background.paper' },
    [`& .${row}:hover > *`]: { backgroundImage: hoverBackground },
    '& [data-field=number], & [data-field=customerName], & [data-field=edit]': {
      position: 'sticky',
      left: 0,
      zIndex: 2,
    },
    '& [data-field=customerName]': { left: numberWidth, ...(isTight && edgeShadow(1)) },
    '& [data-field=edit]': { left: 'auto', right: 0, ...(isTight && edgeShadow(-1)) },
    // Sticky headers are above the resize handles between the headers.
    [`& .${columnHeader}:is([data-field=number], [data-field=customerName])`]: {
      zIndex: 31,
    },
    [`& .${cell}`]: { bgcolor: 'inherit' },
  }) as const;

/** Returns a thin line at the right or left edge of a sticky cell. */
const edgeShadow = (side: 1 | -1) => ({ boxShadow: `${side}px 0 var(--sf-palette-divider)` });

const hoverColor = 'color-mix(in srgb, var(--sf-palette-text-primary) 4%, transparent)';
const hoverBackground = `linear-gradient(${hoverColor}, ${hoverColor})`;

/**
 * The value of `columnBufferPx`, in pixels: more than the width of any grid. The community grid cannot pin
 * columns (docs/adr/grids-and-keyboard.md), and a sticky cell must always be rendered. Only this setting
 * renders all columns and still virtualizes the rows.
 */
export const ALL_COLUMNS_BUFFER_PX = 4000;
