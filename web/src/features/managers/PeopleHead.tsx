import Box from '@mui/material/Box';
import { toHeaderAttributes } from '../../lib/format/header';
import { peopleHeaders } from './peopleHeaders';
import { wide, wideColumns } from './rowLook';

/** What each column is, for the eye; every field says its own name to those who hear it. */
export function PeopleHead() {
  return (
    <Box aria-hidden="true" sx={head}>
      {peopleHeaders.map(header => (
        <span key={header.label} {...toHeaderAttributes(header)}>
          {header.label}
        </span>
      ))}
    </Box>
  );
}

const head = {
  display: 'none',
  '& span + span': { pl: 1 },
  [wide]: { ...wideColumns, display: 'grid' },
  alignItems: 'center',
  height: 32,
  // In sight below the bar, all the way down.
  position: 'sticky',
  top: 48,
  zIndex: 2,
  bgcolor: 'ground.sunken',
  borderRadius: '7px 7px 0 0',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
