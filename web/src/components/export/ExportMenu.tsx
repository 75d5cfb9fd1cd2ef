import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { ExportedTable, ExportFileFormat } from '../../lib/exports/exportedTable';
import { Menu } from '../overlays';
import { useExport } from './exportsContext';

type Props = { anchor: HTMLElement; tables: readonly ExportedTable[]; onClose: () => void };

const formats: readonly { format: ExportFileFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
];

/** Lists the formats of each table. Omits the name of a table if it is the only table of the screen. */
export function ExportMenu({ anchor, tables, onClose }: Props) {
  const startExport = useExport();
  const hasNames = tables.length > 1;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {tables.flatMap(table => [
        hasNames && (
          <ListSubheader key={table.title} sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {table.title}
          </ListSubheader>
        ),
        ...formats.map(({ format, label }) => (
          <MenuItem
            key={`${table.title} ${format}`}
            {...(hasNames && { 'aria-label': `${table.title}: ${label}` })}
            onClick={() => {
              onClose();
              startExport(table, format);
            }}
          >
            {label}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}
