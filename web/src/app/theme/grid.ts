import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

/**
 * The theme of every DataGrid: 36 px rows, subtle lines, aligned figures. This file imports only types of the
 * grid, so that the first load does not contain the grid.
 */
export const gridComponents: Components<Theme> = {
  MuiDataGrid: {
    defaultProps: {
      rowHeight: 36,
      columnHeaderHeight: 32,
      disableRowSelectionOnClick: true,
      disableColumnMenu: true,
      disableColumnSelector: true,
    },
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        borderColor: 'var(--sf-palette-divider)',
        borderRadius: 8,
        background: 'var(--sf-palette-background-paper)',
      },
      columnHeaderTitle: { fontWeight: 600, color: 'var(--sf-palette-text-secondary)' },
      columnHeader: { background: 'var(--sf-palette-ground-sunken)' },
      cell: { borderColor: 'var(--sf-palette-divider)' },
    },
  },
};
