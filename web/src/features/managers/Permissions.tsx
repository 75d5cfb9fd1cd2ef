import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadError } from '../../components/feedback/LoadError';
import { TableSkeleton } from '../../components/feedback/Skeletons';
import { FilterBar } from '../../components/filters/FilterBar';
import { SearchField } from '../../components/filters/SearchField';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { optionalOneOfParam, textParam, useUrlState } from '../../lib/urlState/urlState';
import { ManagedEmployeesDocument } from './managers.generated';
import { PeopleGroups } from './PeopleGroups';
import { INACTIVE_GROUP, isMatch, groupPeople, countPeople } from './peopleGroups';

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
          label="Find by name or e-mail"
          value={find}
          onChange={searchText => setUrl({ find: searchText })}
        />
        <Button
          variant="outlined"
          aria-pressed={isInactiveShown}
          onClick={() => setUrl({ inactive: isInactiveShown ? null : 'shown' })}
          // Keeps the width when the count arrives.
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
