import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

type Props = {
  /** What the fields have in common; none above a field that stands alone. */
  title?: string;
  /** Short fields stand in pairs on a phone too, where there is room for two. */
  isShort?: boolean;
  children: ReactNode;
};

/** Fields that belong together, under a name beside them; above them where there is no room. */
export function FieldGroup({ title, isShort = false, children }: Props) {
  const titleId = useId();
  return (
    <Box {...(title && { role: 'group', 'aria-labelledby': titleId })} sx={group}>
      <Box id={titleId} sx={{ typography: 'h3', color: 'text.secondary' }}>
        {title}
      </Box>
      <Box sx={isShort ? shortFields : fields}>{children}</Box>
    </Box>
  );
}

const group = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  gap: { xs: 1, sm: 2 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const fields = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const shortFields = {
  ...fields,
  gridTemplateColumns: {
    ...fields.gridTemplateColumns,
    xs: 'repeat(auto-fill, minmax(max(152px, 50% - 8px), 1fr))',
  },
} as const;
