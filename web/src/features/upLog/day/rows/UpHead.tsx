import Box from '@mui/material/Box';
import { toHeaderAttributes } from '../../../../lib/values/header';
import { rowColumns } from '../cells/cellLook';
import { upRowHeaders } from './upRowHeaders';

const shortLabels: Record<string, string> = { isBdcUp: 'BDC', isTestDrive: 'Test', isWriteUp: 'Write' };

/** Renders the column headers. They are hidden from screen readers, because every field has its own label. */
export function UpListHeader() {
  return (
    <Box aria-hidden="true" sx={headerStyles}>
      <span />
      {upRowHeaders.map(([field, header]) => (
        <Box
          key={field}
          component="span"
          {...toHeaderAttributes(header)}
          sx={field in shortLabels ? { ...headerCellStyles, ...centeredStyles } : headerCellStyles}
        >
          {shortLabels[field] ?? header.label}
        </Box>
      ))}
      <span />
    </Box>
  );
}

const headerStyles = {
  display: 'grid',
  gridTemplateColumns: rowColumns,
  position: 'sticky',
  top: 48,
  zIndex: 2,
  height: 32,
  alignItems: 'center',
  bgcolor: 'ground.sunken',
  borderBottom: 1,
  borderColor: 'divider',
  borderRadius: '7px 7px 0 0',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const headerCellStyles = { px: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const centeredStyles = { px: 0, textAlign: 'center' } as const;
