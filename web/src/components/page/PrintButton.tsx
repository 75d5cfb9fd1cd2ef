import Button from '@mui/material/Button';
import { PrintIcon } from '../look/icons';
import { headerButtonStyles } from './headButton';

type Props = {
  /** Prints the page when data must be loaded before; default: the browser's print dialog. */
  onPrint?: () => void;
};

/** Prints the current page. Elements that do not belong in print hide themselves. */
export function PrintButton({ onPrint = () => window.print() }: Props) {
  return (
    <Button variant="outlined" startIcon={<PrintIcon />} aria-label="Print" onClick={onPrint} sx={headerButtonStyles}>
      <span>Print</span>
    </Button>
  );
}
