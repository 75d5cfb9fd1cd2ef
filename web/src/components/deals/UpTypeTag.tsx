import { styled } from '@mui/material/styles';
import type { UpType } from '../../generated/types';
import { compactUpTypeLabels, upTypeLabels } from '../../lib/values/upValues';
import { tintByAttribute } from './tints';

/** The type of an up on its color; nothing for a blank type. */
export function UpTypeTag({ upType, isCompact }: { upType: UpType | null; isCompact?: boolean }) {
  if (!upType) return null;
  return (
    <UpTypeTagRoot data-type={upType} title={upTypeLabels[upType]}>
      {(isCompact ? compactUpTypeLabels : upTypeLabels)[upType]}
    </UpTypeTagRoot>
  );
}

const UpTypeTagRoot = styled('span')(({ theme }) => ({
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
  ...tintByAttribute('data-type', theme.vars.palette.upType),
}));
