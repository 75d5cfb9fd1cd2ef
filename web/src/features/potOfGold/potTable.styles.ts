import { reportTableStyles } from '../../components/reportTables/reportTable.styles';
import { framedStyles } from '../../components/styles/framed.styles';

/** The frame of a table of the pot. A table that is too wide scrolls in it. */
export const potFrameStyles = {
  ...framedStyles,
  overflow: 'auto',
  '@media print': { mt: '8pt', border: 0, borderRadius: 0 },
} as const;

/** The rows of people. A person who qualifies is highlighted. */
export const potRowsStyles = {
  ...reportTableStyles,
  minWidth: 0,
  '& tbody tr[data-qualified], & tbody tr[data-qualified]:hover': {
    bgcolor: 'color-mix(in srgb, var(--sf-palette-accent-soft) 60%, var(--sf-palette-background-paper))',
  },
  '& tbody tr[data-qualified] th': { fontWeight: 650 },
} as const;

type ColumnWidth = { xs?: string; sm?: string; md?: string; print?: string };

/** Builds the styles for the widths of columns, by position. */
export const buildColumnStyles = (widths: Readonly<Record<number, ColumnWidth>>) =>
  Object.fromEntries(
    Object.entries(widths).map(([column, { print, ...width }]) => [
      `& thead th:nth-of-type(${column})`,
      { width, ...(print && { '@media print': { width: print } }) },
    ]),
  );
