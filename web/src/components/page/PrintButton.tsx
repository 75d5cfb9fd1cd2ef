import Button from '@mui/material/Button';
import { PrintIcon } from '../look/icons';
import { headButton } from './headButton';

type Props = {
  /** What prints the page, where something has to be read first. */
  onPrint?: () => void;
};

/** Prints the page as it is; what does not belong on paper hides itself. */
export function PrintButton({ onPrint = () => window.print() }: Props) {
  return (
    <Button variant="outlined" startIcon={<PrintIcon />} aria-label="Print" onClick={onPrint} sx={headButton}>
      <span>Print</span>
    </Button>
  );
}
