import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { headButton } from './headButton';

/** Prints the page as it is; what does not belong on paper hides itself. */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      aria-label="Print"
      onClick={() => window.print()}
      sx={headButton}
    >
      <span>Print</span>
    </Button>
  );
}
