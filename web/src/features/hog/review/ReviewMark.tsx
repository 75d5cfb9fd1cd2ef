import { mdiCheckAll } from '@mdi/js';
import Box from '@mui/material/Box';
import { EditIcon, icon } from '../../../components/look/icons';
import type { HogDealFragment } from '../hog.generated';
import { type Tint, tintWords } from './review';
import { useTint } from './useReviews';

const CheckAllIcon = icon(mdiCheckAll);

type Props = {
  deal: HogDealFragment;
  /** Where there is no room for the word beside the sign: it is told on hover and read out. */
  isShort?: boolean;
};

/** A confirmed or an updated deal, by a sign and its word: a tint alone is not seen by everyone. */
export function ReviewMark({ deal, isShort = false }: Props) {
  const tint = useTint(deal);
  if (tint === 'plain') return null;
  const Icon = icons[tint];
  const word = tintWords[tint];
  if (isShort) return <Icon titleAccess={word} sx={sign} />;
  return (
    <Box component="span" sx={mark}>
      <Icon aria-hidden="true" sx={sign} />
      {word}
    </Box>
  );
}

const icons: Record<Exclude<Tint, 'plain'>, typeof CheckAllIcon> = {
  confirmed: CheckAllIcon,
  updated: EditIcon,
};

const sign = { flex: 'none', alignSelf: 'center', fontSize: '1rem' } as const;

const mark = { display: 'inline-flex', alignItems: 'baseline', gap: 0.5, whiteSpace: 'nowrap' } as const;
