import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CopyField } from './CopyField';

type Props = {
  /** What has happened, and what to do now. */
  title: string;
  /** What the field says it is. */
  label: string;
  value: string;
  button: string;
  onCopy: () => void;
};

/** Something that was just made and is to be taken along: named, shown whole, and copied at a click. */
export function CopyCard({ title, label, value, button, onCopy }: Props) {
  return (
    <Box role="status" sx={card}>
      <Box sx={{ color: 'status.good.text', fontWeight: 600 }}>{title}</Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <CopyField label={label} value={value} />
        <Button variant="contained" onClick={onCopy} sx={{ flex: 'none' }}>
          {button}
        </Button>
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  borderRadius: 2,
  typography: 'body2',
  bgcolor: 'status.good.tint',
} as const;
