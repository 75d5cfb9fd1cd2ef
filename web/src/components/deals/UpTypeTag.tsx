import { styled } from '@mui/material/styles';
import type { UpType } from '../../generated/types';
import { compactUpTypeLabels, upTypeLabels } from '../../lib/values/upValues';
import { tintedBy } from './tints';

/** A type on its own tint; nothing when it is blank. */
export function UpTypeTag({ upType, isCompact }: { upType: UpType | null; isCompact?: boolean }) {
  if (!upType) return null;
  return (
    <Tag data-type={upType} title={upTypeLabels[upType]}>
      {(isCompact ? compactUpTypeLabels : upTypeLabels)[upType]}
    </Tag>
  );
}

const Tag = styled('span')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'middle',
  paddingInline: theme.spacing(0.75),
  borderRadius: 4.5,
  lineHeight: '1.375rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  printColorAdjust: 'exact',
  ...tintedBy('data-type', theme.vars.palette.upType),
}));
