import { mdiCheckAll } from '@mdi/js';
import Box from '@mui/material/Box';
import { EditIcon, createIcon } from '../../../components/look/icons';
import type { HogDealFragment } from '../hog.generated';
import { type ReviewTint, tintLabels } from './review';
import { useReviewTint } from './useReviews';

const CheckAllIcon = createIcon(mdiCheckAll);

type ReviewStatusProps = {
  deal: HogDealFragment;
  /** Shows only the icon, where space is short. The label is its tooltip and its text for screen readers. */
  isShort?: boolean;
};

/** Shows whether a deal is confirmed or updated, with an icon and a label: not everyone can see the color. */
export function ReviewStatus({ deal, isShort = false }: ReviewStatusProps) {
  const tint = useReviewTint(deal);
  if (tint === 'plain') return null;
  const Icon = icons[tint];
  const label = tintLabels[tint];
  if (isShort) return <Icon titleAccess={label} sx={iconStyles} />;
  return (
    <Box component="span" sx={statusStyles}>
      <Icon aria-hidden="true" sx={iconStyles} />
      {label}
    </Box>
  );
}

const icons: Record<Exclude<ReviewTint, 'plain'>, typeof CheckAllIcon> = {
  confirmed: CheckAllIcon,
  updated: EditIcon,
};

const iconStyles = { flex: 'none', alignSelf: 'center', fontSize: '1rem' } as const;

const statusStyles = { display: 'inline-flex', alignItems: 'baseline', gap: 0.5, whiteSpace: 'nowrap' } as const;
