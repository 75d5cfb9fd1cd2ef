import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExportButton } from '../../components/export/ExportButton';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageHeaderActions';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { useViewer } from '../../lib/viewer';
import { Invitations } from './Invitations';
import { Permissions } from './Permissions';

const INVITATIONS_ID = 'invitations';

/** Renders /managers: permissions and invitations, side by side on a wide screen. */
export function ManagersPage() {
  const { can } = useViewer();
  return (
    <>
      <PageHeader
        title="Managers"
        actions={
          <>
            {can.manageInvites && (
              <Button href={`#${INVITATIONS_ID}`} sx={{ display: { lg: 'none' } }}>
                Employee Invitations
              </Button>
            )}
            <PageLinks
              links={[
                ...(can.manageDisplays ? [{ label: 'Displays', to: '/displays' }] : []),
                ...(can.seeHealth ? [{ label: 'Health', to: '/health' }] : []),
                ...(can.importFiles ? [{ label: 'Import people', to: '/import?of=people' }] : []),
              ]}
            />
            <ExportButton tables={can.manageInvites ? [peopleExport, invitesExport] : [peopleExport]} />
          </>
        }
      />
      <Box sx={columnsStyles}>
        <Permissions />
        {can.manageInvites && <Invitations id={INVITATIONS_ID} />}
      </Box>
    </>
  );
}

const peopleExport: ExportedTable = { title: 'People', name: 'people', query: {} };
const invitesExport: ExportedTable = { title: 'Pending invites', name: 'invites', query: {} };

const columnsStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
} as const;
