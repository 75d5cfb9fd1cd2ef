import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { TeamTag } from './TeamTag';

type Person = { id: number; name: string; team: number | null };

type Props = {
  label: string;
  /** The choice of everyone: "All Deals". */
  everyone: string;
  /** Whom it offers, in their order; undefined while they are not known. */
  people: readonly Person[] | undefined;
  /** In the place of the people while there are none: "Loading...", "Something went wrong". */
  notice: string;
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Everyone, or one person on their team's tint. */
export function PersonFilter({ label, everyone, people, notice, value, onChange }: Props) {
  const isOffered = people?.some(({ id }) => id === value) ?? false;
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={event => onChange(event.target.value === '' ? null : Number(event.target.value))}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{everyone}</MenuItem>
      {people?.map(({ id, name, team }) => (
        <MenuItem key={id} value={id}>
          <TeamTag team={team}>{name}</TeamTag>
        </MenuItem>
      ))}
      {value !== null && !isOffered && (
        // Someone who left, in an address that was kept: still chosen, and named as well as it can be.
        <MenuItem value={value}>{people ? `Employee ${value}` : notice}</MenuItem>
      )}
      {!people && value === null && <MenuItem disabled>{notice}</MenuItem>}
    </TextField>
  );
}
