import useMediaQuery from '@mui/material/useMediaQuery';
import { gridClasses } from '@mui/x-data-grid';

const { cell, columnHeader, row } = gridClasses;

/** Whether a list's grid has to be sparing with its width: the smallest desk is 1024 px wide. */
export function useIsTight(): boolean {
  return useMediaQuery('(max-width: 1399.95px)', { noSsr: true });
}

/** How a list's grid lies: heads of two words in two lines, less air between columns where there is no room. */
export const listGridLook = (isTight: boolean) =>
  ({
    [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.2 },
    [`& .${cell}, & .${columnHeader}`]: { px: isTight ? 0.625 : 1.25 },
    [`& .${cell}:is(:focus, :focus-within)`]: { outlineOffset: '-2px' },
  }) as const;

/**
 * How a grid of deals lies. Its number and customer stay where they are while it is scrolled sideways; for that, every
 * column has to be drawn (ALL_COLUMNS). `numberWidth` is where the customer begins then.
 */
export const dealGridLook = (isTight: boolean, numberWidth: number) =>
  ({
    ...listGridLook(isTight),
    // What passes below a cell that stays must not shine through.
    [`& .${row}, & .${row}:hover`]: { bgcolor: 'background.paper' },
    [`& .${row}:hover > *`]: { backgroundImage: hover },
    '& [data-field=number], & [data-field=customerName], & [data-field=edit]': {
      position: 'sticky',
      left: 0,
      zIndex: 2,
    },
    '& [data-field=customerName]': { left: numberWidth, ...(isTight && edge(1)) },
    '& [data-field=edit]': { left: 'auto', right: 0, ...(isTight && edge(-1)) },
    // Above the handles between the heads.
    [`& .${columnHeader}:is([data-field=number], [data-field=customerName])`]: {
      zIndex: 31,
    },
    [`& .${cell}`]: { bgcolor: 'inherit' },
  }) as const;

/** A hairline to the right or to the left of a cell that stays. */
const edge = (side: 1 | -1) => ({ boxShadow: `${side}px 0 var(--sf-palette-divider)` });

const veil = 'color-mix(in srgb, var(--sf-palette-text-primary) 4%, transparent)';
const hover = `linear-gradient(${veil}, ${veil})`;

/**
 * For a grid's `columnBufferPx`: more than any grid is wide. The community grid pins no columns (decision 083); a sticky cell
 * has to be drawn, and only this keeps all columns drawn while rows are drawn as they come in sight.
 */
export const ALL_COLUMNS = 4000;
