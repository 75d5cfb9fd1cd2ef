import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExportButton } from '../../components/export/ExportButton';
import { LoadError } from '../../components/feedback/LoadError';
import { TableSkeleton } from '../../components/feedback/Skeletons';
import { FilterBar } from '../../components/filters/FilterBar';
import { SearchField } from '../../components/filters/SearchField';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageHeaderActions';
import { toErrorMessage } from '../../lib/apollo/errors';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { optionalOneOfParam, textParam, useUrlState } from '../../lib/urlState/urlState';
import { useViewer } from '../../lib/viewer';
import { countPeople, groupPeople, INACTIVE_GROUP, isMatch } from './groupPeople';
import { Invitations } from './Invitations';
import { ManagedEmployeesDocument } from './managers.generated';
import { PeopleGroups } from './PeopleGroups';

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

const params = { find: textParam(), inactive: optionalOneOfParam(['shown']) };

/** Lists the position, team and active state of every person, by group. */
export function Permissions() {
  const { data, error, refetch } = useLiveQuery(ManagedEmployeesDocument);
  const [{ find, inactive }, setUrl] = useUrlState(params);
  const isInactiveShown = inactive === 'shown';
  const search = find.trim();
  const matchingPeople = (data?.managedEmployees ?? []).filter(person => isMatch(person, search));
  const groups = groupPeople(matchingPeople, data?.positions ?? []);
  const inactiveGroup = groups.find(({ title }) => title === INACTIVE_GROUP);

  return (
    <Box component="section" aria-labelledby="permissions" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="permissions" variant="h2">
        Permissions
      </Typography>
      <FilterBar label="Find people">
        <SearchField
          label="Find by name or email"
          value={find}
          onChange={searchText => setUrl({ find: searchText })}
        />
        <Button
          variant="outlined"
          aria-pressed={isInactiveShown}
          onClick={() => setUrl({ inactive: isInactiveShown ? null : 'shown' })}
          // Keeps the width of the button when the count is loaded.
          sx={{ minWidth: 136 }}
        >
          {isInactiveShown ? 'Hide Inactive' : 'Show Inactive'}
          {inactiveGroup && countPeople(inactiveGroup) > 0 && ` (${countPeople(inactiveGroup)})`}
        </Button>
      </FilterBar>
      {data ? (
        <PeopleGroups
          groups={groups.filter(({ title }) => isInactiveShown || title !== INACTIVE_GROUP)}
          allPeople={data.managedEmployees}
          titles={data}
          search={search}
          onShowAll={() => setUrl({ find: '' })}
        />
      ) : error ? (
        <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={20} rowHeight={44} />
      )}
    </Box>
  );
}
