import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { ExportedTable } from '../../lib/exports/exportedTable';

const ExportMenu = lazy(() => import('./ExportMenu').then(module => ({ default: module.ExportMenu })));

type Props = {
  /** The tables of the screen; none while it is not known which lines they have. */
  tables: readonly ExportedTable[];
};

/** Offers the tables of a screen as files, at the end of its head (export.md, The button). */
export function ExportButton({ tables }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ExportIcon />}
        aria-label="Export"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={tables.length === 0}
        onClick={event => setAnchor(event.currentTarget)}
        sx={look}
      >
        <span>Export</span>
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <ExportMenu anchor={anchor} tables={tables} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

// On a phone the sign alone: the head's line has no room for its word.
const look = {
  px: { xs: 1, sm: 1.5 },
  minWidth: { xs: 44, sm: 64 },
  '& > .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
  '& > span:last-of-type': { display: { xs: 'none', sm: 'inline' } },
} as const;
