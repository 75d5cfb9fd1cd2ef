import Box from '@mui/material/Box';
import { described } from '../../../../lib/values/header';
import { rowColumns } from '../cells/cellLook';
import { upRowHeaders } from './upRowHeaders';

const shorter: Record<string, string> = { isBdcUp: 'BDC', isTestDrive: 'Test', isWriteUp: 'Write' };

/** What each column is, for the eye; every field says its own name to those who hear it. */
export function UpHead() {
  return (
    <Box aria-hidden="true" sx={head}>
      <span />
      {upRowHeaders.map(([field, header]) => (
        <Box
          key={field}
          component="span"
          {...described(header)}
          sx={field in shorter ? { ...cell, ...middle } : cell}
        >
          {shorter[field] ?? header.head}
        </Box>
      ))}
      <span />
    </Box>
  );
}

const head = {
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

const cell = { px: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const middle = { px: 0, textAlign: 'center' } as const;
