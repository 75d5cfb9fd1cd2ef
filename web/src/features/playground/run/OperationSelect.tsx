import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import MenuItem from '@mui/material/MenuItem';
import { Select } from '../../../components/overlays';

/** Selects the operation to run. Renders nothing if the query has only one operation. */
export function OperationSelect() {
  const { operations = [], operationName } = useGraphiQL(pick('operations', 'operationName'));
  const { setOperationName } = useGraphiQLActions();
  const names = operations.flatMap(({ name }) => name?.value ?? []);
  if (names.length < 2) return null;
  return (
    <Select
      label="Operation"
      value={operationName && names.includes(operationName) ? operationName : ''}
      onChange={event => setOperationName(event.target.value)}
      sx={{ minWidth: 160 }}
    >
      {names.map(name => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
