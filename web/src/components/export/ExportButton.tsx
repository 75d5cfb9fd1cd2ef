import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { DownloadIcon } from '../icons/icons';
import { headerButtonStyles } from '../page/PageHeaderActions';

const ExportMenu = lazy(() => import('./ExportMenu').then(module => ({ default: module.ExportMenu })));

type Props = {
  /** The tables of the screen; empty while the filters are not complete. */
  tables: readonly ExportedTable[];
};

/**
 * Renders the button that offers the tables of a screen as files, in the header of the page (export.md,
 * Export button).
 */
export function ExportButton({ tables }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-label="Export"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={tables.length === 0}
        onClick={event => setAnchor(event.currentTarget)}
        sx={headerButtonStyles}
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
