import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';

/** Prints the page as it is; what does not belong on paper hides itself. */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
      // Beside a title and its days on the narrowest phone.
      sx={{ px: { xs: 1, sm: 1.5 } }}
    >
      Print
    </Button>
  );
}
