import Box from '@mui/material/Box';

type Props = {
  label: string;
  value: string;
  /** Each value with what it is called. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  /** The label is read out, and stands elsewhere for those who see. */
  isLabelHidden?: boolean;
};

/** The browser's own select: many of them stand on a page at once, and are gone through by keys. */
export function PlainSelect({ label, value, options, onChange, isLabelHidden = false }: Props) {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
      {!isLabelHidden && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {label}
        </Box>
      )}
      <Box
        component="select"
        {...(isLabelHidden && { 'aria-label': label })}
        value={value}
        onChange={event => onChange(event.target.value)}
        sx={look}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Box>
    </Box>
  );
}

const look = {
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'control.line',
  borderRadius: 0.5,
  px: 0.5,
  minHeight: { xs: 44, sm: 30 },
  maxWidth: '100%',
  width: { xs: '100%', sm: 'auto' },
  textOverflow: 'ellipsis',
} as const;
