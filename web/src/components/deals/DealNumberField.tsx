import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { LARGEST_DEAL_NUMBER } from '../../lib/values/dealNumber';

type Props = Omit<TextFieldProps, 'type' | 'onChange' | 'slotProps'> & {
  value: string;
  /** Gets a number that a deal may have, or nothing; what would lead beyond the largest is not taken. */
  onChange: (digits: string) => void;
};

/** Where a deal's number is typed. */
export function DealNumberField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      onChange={event => {
        const digits = event.target.value.replace(/\D/g, '').replace(/^0+/, '');
        if (Number(digits) <= LARGEST_DEAL_NUMBER) onChange(digits);
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
