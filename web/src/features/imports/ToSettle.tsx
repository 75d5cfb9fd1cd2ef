import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { linedItems } from '../../components/lists/FramedList';
import { framed } from '../../components/look/framed';
import { count } from '../../lib/values/units';
import { lines } from './importWords';

type Item = {
  key: string;
  /** What stands in the file. */
  text: string;
  lineCount: number;
  firstLine: number;
  /** Where one says what it means. */
  select: ReactNode;
};

type Props = {
  title: string;
  items: readonly Item[];
  openCount: number;
  doubts: readonly string[];
  /** What settles several at once. */
  children?: ReactNode;
};

/** More than these are settled when the first ones are. */
const MOST_SHOWN = 100;

/** What of a file someone settles once, however many lines have it (import.md, Names, Values). */
export function ToSettle({ title, items, openCount, doubts, children }: Props) {
  if (items.length + doubts.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2">{title}</Typography>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {openCount > 0
            ? `${count(openCount)} of ${count(items.length)} are open.`
            : items.length > 0 && 'All are settled.'}
        </Box>
        {children}
      </Box>
      {doubts.map(doubt => (
        <Alert key={doubt} severity="warning">
          {doubt} Look at the columns again.
        </Alert>
      ))}
      <Box component="ul" sx={[framed, linedItems, list]}>
        {items.slice(0, MOST_SHOWN).map(({ key, text, lineCount, firstLine, select }) => (
          <li key={key}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{text}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {lines(lineCount)}, first line {count(firstLine)}
              </Box>
            </Box>
            {select}
          </li>
        ))}
      </Box>
      {items.length > MOST_SHOWN && (
        <Box
          sx={{ color: 'text.secondary' }}
        >{`The first ${MOST_SHOWN} of ${count(items.length)} are shown.`}</Box>
      )}
    </Box>
  );
}

const list = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    px: 1.25,
    py: 0.75,
  },
} as const;
