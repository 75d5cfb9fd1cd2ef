import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

type Props<Choice extends string> = {
  label: string;
  /** The choice of not filtering: "All Deal Statuses". */
  everything: string;
  choices: readonly Choice[];
  words: Record<Choice, string>;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
};

/** Everything, or one of a closed list. */
export function ChoiceFilter<Choice extends string>(props: Props<Choice>) {
  const { label, everything, choices, words, value, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={event => onChange(choices.find(choice => choice === event.target.value) ?? null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{everything}</MenuItem>
      {choices.map(choice => (
        <MenuItem key={choice} value={choice}>
          {words[choice]}
        </MenuItem>
      ))}
    </TextField>
  );
}
