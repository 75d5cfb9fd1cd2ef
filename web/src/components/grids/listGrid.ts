import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether a list's grid has to be sparing with its width: the smallest desk is 1024 px wide. */
export function useIsTight(): boolean {
  return useMediaQuery('(max-width: 1399.95px)', { noSsr: true });
}

/** How a list's grid lies: heads of two words in two lines, less air between columns where there is no room. */
export const listGridLook = (isTight: boolean) =>
  ({
    '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.2 },
    '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: isTight ? 0.625 : 1.25 },
    '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within': { outlineOffset: '-2px' },
  }) as const;

/**
 * How a grid of deals lies. Its number and customer stay where they are while it is scrolled sideways; for that, every
 * column has to be drawn (ALL_COLUMNS). `numberWidth` is where the customer begins then.
 */
export const dealGridLook = (isTight: boolean, numberWidth: number) =>
  ({
    ...listGridLook(isTight),
    // What passes below a cell that stays must not shine through.
    '& .MuiDataGrid-row, & .MuiDataGrid-row:hover': { bgcolor: 'background.paper' },
    '& .MuiDataGrid-row:hover > *': { backgroundImage: hover },
    '& [data-field=number], & [data-field=customerName], & [data-field=edit]': {
      position: 'sticky',
      left: 0,
      zIndex: 2,
    },
    '& [data-field=customerName]': { left: numberWidth, ...(isTight && edge(1)) },
    '& [data-field=edit]': { left: 'auto', right: 0, ...(isTight && edge(-1)) },
    // Above the handles between the heads.
    '& .MuiDataGrid-columnHeader[data-field=number], & .MuiDataGrid-columnHeader[data-field=customerName]': {
      zIndex: 31,
    },
    '& .MuiDataGrid-cell': { bgcolor: 'inherit' },
  }) as const;

/** A hairline to the right or to the left of a cell that stays. */
const edge = (side: 1 | -1) => ({ boxShadow: `${side}px 0 var(--sf-palette-divider)` });

const veil = 'color-mix(in srgb, var(--sf-palette-text-primary) 4%, transparent)';
const hover = `linear-gradient(${veil}, ${veil})`;

/** For a grid's `columnBufferPx`: more than any grid is wide. */
export const ALL_COLUMNS = 4000;
