import { styled } from '@mui/material/styles';
import { CancelIcon, CheckCircleOutlineIcon, ClockIcon } from '../look/icons';
import { tintByAttribute } from './tints';

type StatusMeaning = 'good' | 'open' | 'bad' | 'none';

/** The meaning of each status (deal.md, Fields). */
const meanings: Record<string, StatusMeaning> = {
  DEL: 'good',
  HOGGED: 'good',
  TBA: 'open',
  'IN FINANCE': 'open',
  OAC: 'bad',
  DEAD: 'bad',
};

const icons = { good: CheckCircleOutlineIcon, open: ClockIcon, bad: CancelIcon, none: null };

/** A status with its icon; nothing for a blank status. `label` replaces the text (DELIVERED in Activity). */
export function StatusPill({ status, label }: { status: string | null | undefined; label?: string }) {
  if (!status) return null;
  const meaning = meanings[status] ?? 'none';
  const Icon = icons[meaning];
  return (
    <Pill data-meaning={meaning}>
      {Icon && <Icon aria-hidden="true" />}
      {label ?? status}
    </Pill>
  );
}

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  paddingInline: theme.spacing(0.5, 1),
  borderRadius: 30,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1.375rem',
  whiteSpace: 'nowrap',
  '&[data-meaning="none"]': { paddingInlineStart: theme.spacing(1) },
  '& > svg': { fontSize: '0.9375rem' },
  ...tintByAttribute('data-meaning', theme.vars.palette.status),
}));
