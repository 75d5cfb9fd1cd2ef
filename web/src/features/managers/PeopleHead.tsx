import Box from '@mui/material/Box';
import { toHeaderAttributes } from '../../lib/format/header';
import { peopleHeaders } from './peopleHeaders';
import { WIDE_SCREEN, wideColumnsStyles } from './rowLook';

/** Renders the column headers. They are hidden from screen readers, because every field has a label. */
export function PeopleTableHeader() {
  return (
    <Box aria-hidden="true" sx={tableHeaderStyles}>
      {peopleHeaders.map(header => (
        <span key={header.label} {...toHeaderAttributes(header)}>
          {header.label}
        </span>
      ))}
    </Box>
  );
}

const tableHeaderStyles = {
  display: 'none',
  '& span + span': { pl: 1 },
  [WIDE_SCREEN]: { ...wideColumnsStyles, display: 'grid' },
  alignItems: 'center',
  height: 32,
  // Stays visible below the app bar.
  position: 'sticky',
  top: 48,
  zIndex: 2,
  bgcolor: 'ground.sunken',
  borderRadius: '7px 7px 0 0',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
