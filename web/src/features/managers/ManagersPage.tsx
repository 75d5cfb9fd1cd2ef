import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ExportButton } from '../../components/export/ExportButton';
import { PageHeader } from '../../components/page/PageHeader';
import { useViewer } from '../../lib/viewer';
import { Invitations } from './Invitations';
import { Permissions } from './Permissions';

const INVITATIONS = 'invitations';

/** /managers: permissions and invitations; beside each other where there is room. */
export function ManagersPage() {
  const { can } = useViewer();
  return (
    <>
      <PageHeader
        title="Managers"
        actions={
          <>
            {can.manageInvites && (
              <Button href={`#${INVITATIONS}`} sx={{ display: { lg: 'none' } }}>
                Employee Invitations
              </Button>
            )}
            {can.manageDisplays && (
              <Button component={Link} to="/displays">
                Displays
              </Button>
            )}
            {can.importFiles && (
              <Button component={Link} to="/import?of=people">
                Import people
              </Button>
            )}
            <ExportButton tables={[{ title: 'People', name: 'people', query: {} }]} />
          </>
        }
      />
      <Box sx={columns}>
        <Permissions />
        {can.manageInvites && <Invitations id={INVITATIONS} />}
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
} as const;
