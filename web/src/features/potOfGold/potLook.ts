import { tableLook } from '../../components/board/boardLook';
import { framed } from '../../components/lists/FramedList';

/** The frame of a table of the pot: it scrolls where it is too narrow. */
export const potFrame = { ...framed, overflow: 'auto' } as const;

/** A row per person; whoever qualifies stands out. */
export const potRows = {
  ...tableLook,
  minWidth: 0,
  '& tbody tr[data-qualified], & tbody tr[data-qualified]:hover': {
    bgcolor: 'color-mix(in srgb, var(--sf-palette-accent-soft) 60%, var(--sf-palette-background-paper))',
  },
  '& tbody tr[data-qualified] th': { fontWeight: 650 },
} as const;

/** The widths of columns on a phone, by their places; elsewhere they are as wide as they need. */
export const phoneColumns = (widths: Readonly<Record<number, string>>) =>
  Object.fromEntries(
    Object.entries(widths).map(([column, width]) => [
      `& thead th:nth-of-type(${column})`,
      { width: { xs: width, sm: 'auto' } },
    ]),
  );
