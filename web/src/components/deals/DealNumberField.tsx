import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { MAX_DEAL_NUMBER } from '../../lib/format/deals';

type Props = Omit<TextFieldProps, 'type' | 'onChange' | 'slotProps'> & {
  value: string;
  /** Called with a valid deal number or an empty text. Input that exceeds the largest number is ignored. */
  onChange: (digits: string) => void;
};

export function DealNumberField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      onChange={event => {
        const digits = event.target.value.replace(/\D/g, '').replace(/^0+/, '');
        if (Number(digits) <= MAX_DEAL_NUMBER) onChange(digits);
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
