import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useViewer } from '../../lib/viewer';

/**
 * Explains, on an empty screen of deals, how deals appear there. Links to the form and the import if the
 * viewer can use them.
 */
export function EmptyDealsHint() {
  const { can } = useViewer();
  return (
    <>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        It fills by itself once deals are recorded, one by one or from a file.
      </Box>
      {can.recordDeals && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" component={Link} to="/?deal=new">
            Add a deal
          </Button>
          {can.importFiles && (
            <Button component={Link} to="/import">
              Import deals
            </Button>
          )}
        </Box>
      )}
    </>
  );
}
