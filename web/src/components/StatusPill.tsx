import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CancelIcon from '@mui/icons-material/HighlightOff';
import OpenIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';

type Meaning = 'good' | 'open' | 'bad' | 'none';

/** What each status means (deal.md, Fields). */
const meanings: Record<string, Meaning> = {
  DEL: 'good',
  HOGGED: 'good',
  TBA: 'open',
  'IN FINANCE': 'open',
  OAC: 'bad',
  DEAD: 'bad',
};

const icons = { good: CheckIcon, open: OpenIcon, bad: CancelIcon, none: null };

/** A status as an icon and its word; nothing when it is blank. `label` says it otherwise (Activity's DELIVERED). */
export function StatusPill({ status, label }: { status: string | null | undefined; label?: string }) {
  if (!status) return null;
  const meaning = meanings[status] ?? 'none';
  const Icon = icons[meaning];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        pl: Icon ? 0.5 : 1,
        pr: 1,
        borderRadius: 5,
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '1.375rem',
        whiteSpace: 'nowrap',
        bgcolor: `status.${meaning}.tint`,
        color: `status.${meaning}.text`,
      }}
    >
      {Icon && <Icon aria-hidden="true" sx={{ fontSize: '0.9375rem' }} />}
      {label ?? status}
    </Box>
  );
}
