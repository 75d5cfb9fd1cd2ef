import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { count } from '../../lib/values/units';
import { lines } from './importWords';

type ItemProps = {
  /** What stands in the file. */
  text: string;
  lineCount: number;
  firstLine: number;
  /** Where one says what it means. */
  children: ReactNode;
};

/** Something of a file that someone settles once, however many lines have it; in a `SettleList`. */
export const SettleItem = ({ text, lineCount, firstLine, children }: ItemProps) => (
  <li>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <strong>{text}</strong>{' '}
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {lines(lineCount)}, first line {count(firstLine)}
      </Box>
    </Box>
    {children}
  </li>
);

export const SettleList = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={list}>
    {children}
  </Box>
);

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;
