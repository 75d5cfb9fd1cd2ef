import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

type FieldGroupProps = {
  /** Heading of the group; omitted for a field with its own label. */
  title?: string;
  /** True if the fields are short enough for two columns on a phone. */
  isShort?: boolean;
  children: ReactNode;
};

/** A group of fields with a heading on the left, or above them on a narrow screen. */
export function FieldGroup({ title, isShort = false, children }: FieldGroupProps) {
  const titleId = useId();
  return (
    <Box {...(title && { role: 'group', 'aria-labelledby': titleId })} sx={groupStyles}>
      <Box id={titleId} sx={{ typography: 'h3', color: 'text.secondary' }}>
        {title}
      </Box>
      <Box sx={isShort ? shortFieldsStyles : fieldsStyles}>{children}</Box>
    </Box>
  );
}

const groupStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  gap: { xs: 1, sm: 2 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const fieldsStyles = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const shortFieldsStyles = {
  ...fieldsStyles,
  gridTemplateColumns: {
    ...fieldsStyles.gridTemplateColumns,
    xs: 'repeat(auto-fill, minmax(max(152px, 50% - 8px), 1fr))',
  },
} as const;
