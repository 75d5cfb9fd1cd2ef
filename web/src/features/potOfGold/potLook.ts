import { reportTableStyles } from '../../components/reportTables/reportTable.styles';
import { framedStyles } from '../../components/styles/framed.styles';

/** The frame of a table of the pot: it scrolls where it is too narrow. */
export const potFrame = {
  ...framedStyles,
  overflow: 'auto',
  '@media print': { mt: '8pt', border: 0, borderRadius: 0 },
} as const;

/** A row per person; whoever qualifies stands out. */
export const potRows = {
  ...reportTableStyles,
  minWidth: 0,
  '& tbody tr[data-qualified], & tbody tr[data-qualified]:hover': {
    bgcolor: 'color-mix(in srgb, var(--sf-palette-accent-soft) 60%, var(--sf-palette-background-paper))',
  },
  '& tbody tr[data-qualified] th': { fontWeight: 650 },
} as const;

type Width = { xs?: string; sm?: string; md?: string; print?: string };

/** The widths of columns, by their places. */
export const columnWidths = (widths: Readonly<Record<number, Width>>) =>
  Object.fromEntries(
    Object.entries(widths).map(([column, { print, ...width }]) => [
      `& thead th:nth-of-type(${column})`,
      { width, ...(print && { '@media print': { width: print } }) },
    ]),
  );
