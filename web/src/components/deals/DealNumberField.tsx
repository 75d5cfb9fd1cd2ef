import TextField, { type TextFieldProps } from '@mui/material/TextField';

const LARGEST = 2_147_483_647;

type Props = Omit<TextFieldProps, 'type' | 'onChange' | 'slotProps'> & {
  value: string;
  /** Gets digits alone, of a number that a deal may have; what would lead beyond is not taken. */
  onChange: (digits: string) => void;
};

/** Where a deal's number is typed. */
export function DealNumberField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      onChange={event => {
        const digits = event.target.value.replace(/\D/g, '');
        if (Number(digits) <= LARGEST) onChange(digits);
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
