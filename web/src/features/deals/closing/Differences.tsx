import Box from '@mui/material/Box';
import type { ClosingSinceFragment } from '../../../generated/graphql';
import { fieldWords, valueWords } from '../historyWords';
import { differenceWords, figureWords } from './closingWords';

/** What differs from the closing before: deals field by field, then the figures. */
export function Differences({ since: { deals, figures } }: { since: ClosingSinceFragment }) {
  if (deals.length === 0 && figures.length === 0) return <span>Nothing that counts has changed.</span>;
  return (
    <Box component="ul" aria-label="Differences" sx={list}>
      {deals.map(({ number, customerName, kind, fields }) => (
        <li key={`${kind}${number}`}>
          <strong>
            #{number} {customerName}
          </strong>{' '}
          {differenceWords[kind]}
          {fields.map(({ field, from, to }) => (
            <div key={field}>
              {fieldWords(field)}: {valueWords(field, from)} → {valueWords(field, to)}
            </div>
          ))}
        </li>
      ))}
      {figures.map(each => (
        <li key={`${each.figure}${each.person?.id ?? ''}`}>
          <strong>{each.person?.name ?? 'Store'}</strong> {figureWords(each)}
        </li>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  pl: 2.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
