import Box from '@mui/material/Box';
import type { UpType } from '../generated/graphql';
import { compactUpTypeLabels, upTypeLabels } from '../lib/upValues';

/** A type on its own tint; nothing when it is blank. */
export function UpTypeTag({ upType, isCompact }: { upType: UpType | null; isCompact?: boolean }) {
  if (!upType) return null;
  return (
    <Box
      component="span"
      title={upTypeLabels[upType]}
      sx={{
        display: 'inline-block',
        maxWidth: 1,
        verticalAlign: 'middle',
        px: 0.75,
        borderRadius: 0.75,
        lineHeight: '1.375rem',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        bgcolor: `upType.${upType}.tint`,
        color: `upType.${upType}.text`,
        printColorAdjust: 'exact',
      }}
    >
      {(isCompact ? compactUpTypeLabels : upTypeLabels)[upType]}
    </Box>
  );
}
