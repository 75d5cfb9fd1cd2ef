import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SheetPurpose } from '../../generated/types';
import { dayIn, usDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { PlainSelect } from '../forms/PlainSelect';
import type { SheetFieldsFragment } from './sheets.generated';

type Props = { sheet: SheetFieldsFragment; tabs: readonly string[]; onTab: (tab: string) => void };

const done: Record<SheetPurpose, string> = {
  COMPARE: 'was compared',
  IMPORT_DEALS: 'was imported',
  IMPORT_PEOPLE: 'was imported',
};

/** What was read, and whether something was made of the very same file before. */
export function SheetFacts({ sheet, tabs, onTab }: Props) {
  const { fileName, tab, dataLineCount, totalLines, numberOnlyLines, earlier, isRemembered } = sheet;
  const [before] = earlier;
  const timeZone = useStoreTimeZone();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{fileName}</strong>
          {tab && tabs.length < 2 && `, ${tab}`}
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {`: ${lines(dataLineCount)}`}
            {totalLines.length > 0 && `, ${withoutWords(totalLines, 'totals')}`}
            {numberOnlyLines.length > 0 && `, ${withoutWords(numberOnlyLines, 'a number alone')}`}
          </Box>
        </Box>
        {tabs.length > 1 && (
          <PlainSelect
            label="Tab"
            value={tab ?? ''}
            onChange={onTab}
            options={tabs.map(name => [name, name])}
          />
        )}
      </Box>
      {isRemembered && (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          The columns are as they were chosen for an earlier file with the same heads.
        </Box>
      )}
      {before && (
        <Alert severity="info">
          {`The same file ${done[before.purpose]} before, by ${before.readBy} on ${usDay(dayIn(timeZone, new Date(before.createdAt)))}${before.fileName === fileName ? '' : `, as “${before.fileName}”`}.`}
        </Alert>
      )}
    </Box>
  );
}

const lines = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString()} lines`);

const withoutWords = ([first, ...more]: readonly number[], what: string) =>
  more.length === 0 ? `without ${what} on line ${first}` : `without ${more.length + 1} lines of ${what}`;
