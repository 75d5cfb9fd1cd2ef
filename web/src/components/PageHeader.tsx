import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LiveHint } from './LiveHint';

type Props = {
  title: string;
  /** What is beside the title: a date, a stepper, a count. */
  children?: ReactNode;
  /** Buttons at the far end. */
  actions?: ReactNode;
};

/** A page's one heading, its title in the browser's tab, and what can be done with the page as a whole. */
export function PageHeader({ title, children, actions }: Props) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 40 }}
    >
      <title>{`${title} · Salesfloor`}</title>
      <Typography variant="h1">{title}</Typography>
      {children}
      <LiveHint />
      {actions && (
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
