import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

type Props<Value> = {
  /** Said to those who do not see where the select stands. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Not saved yet: the frame says so. */
  isChanged: boolean;
  isDisabled: boolean;
  /** The viewer may not choose: plain text. */
  isFixed: boolean;
};

/** A small select of a row. The browser's own, which opens at once among a hundred others and is a phone's wheel. */
export function RowSelect<Value extends number | boolean>(props: Props<Value>) {
  const { label, value, options, onChange, isChanged, isDisabled, isFixed } = props;
  if (isFixed)
    return (
      <Box sx={{ px: { xs: 0, sm: 1.75 } }}>{options.find(option => option.value === value)?.label}</Box>
    );
  return (
    <TextField
      select
      fullWidth
      value={String(value)}
      disabled={isDisabled}
      onChange={event => {
        const chosen = options.find(option => String(option.value) === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
      sx={[tight, isChanged && changedFrame]}
    >
      {options.map(option => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

/** On a phone three of them share a line. */
const tight = { '& select': { pl: { xs: 1, sm: 1.75 }, pr: { xs: '26px !important', sm: '32px' } } } as const;

const changedFrame = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.main', borderWidth: 2 },
} as const;
