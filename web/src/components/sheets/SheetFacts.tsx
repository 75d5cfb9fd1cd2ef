import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SheetPurpose } from '../../generated/types';
import { dayInZone, formatUsDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { CompactSelect } from '../forms/SelectField';
import type { ByteEncoding } from './reading/encodings';
import type { SheetFieldsFragment } from './sheets.generated';
import type { SentUpload } from './useSheetUpload';

type Props = { sheet: SheetFieldsFragment; tabs: readonly string[]; onTab: (tab: string) => void };

const purposeResults: Record<SheetPurpose, string> = {
  COMPARE: 'was already compared',
  IMPORT_DEALS: 'was already imported',
  IMPORT_PEOPLE: 'was already imported',
};

/** Shows the file's name and number of lines, and whether the same file was used before. */
export function SheetFacts({ sheet, tabs, onTab }: Props) {
  const { fileName, tab, dataLineCount, totalLines, numberOnlyLines, earlier, isRemembered } = sheet;
  const [earlierUse] = earlier;
  const timeZone = useStoreTimeZone();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{fileName}</strong>
          {tab && tabs.length < 2 && `, ${tab}`}
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {`: ${formatLineCount(dataLineCount)}`}
            {totalLines.length > 0 && `, ${formatSkippedLines(totalLines, 'totals')}`}
            {numberOnlyLines.length > 0 && `, ${formatSkippedLines(numberOnlyLines, 'only a number')}`}
          </Box>
        </Box>
        {tabs.length > 1 && (
          <CompactSelect
            label="Tab"
            value={tab ?? ''}
            onChange={onTab}
            options={tabs.map(name => [name, name])}
          />
        )}
      </Box>
      {isRemembered && (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          Uses the columns from an earlier file with the same headers.
        </Box>
      )}
      {earlierUse && (
        <Alert severity="info">
          {`This file ${purposeResults[earlierUse.purpose]} by ${earlierUse.readBy} on ${formatUsDay(dayInZone(timeZone, new Date(earlierUse.createdAt)))}${earlierUse.fileName === fileName ? '' : `, as “${earlierUse.fileName}”`}.`}
        </Alert>
      )}
    </Box>
  );
}

const formatLineCount = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString()} rows`);

const formatSkippedLines = ([first, ...others]: readonly number[], kind: string) =>
  others.length === 0 ? `row ${first} skipped (${kind})` : `${others.length + 1} rows skipped (${kind})`;

const systemLabels: Record<ByteEncoding, string> = {
  'windows-1252': 'Windows',
  macintosh: 'Mac',
  cp850: 'DOS',
  cp437: 'DOS, US',
};

type EncodingSelectProps = { upload: SentUpload | undefined; onChoose: (encoding: ByteEncoding) => void };

/**
 * Renders a select for the encoding of a text file, if the file does not declare its encoding (sheets.md,
 * Encodings).
 */
export function EncodingSelect({ upload, onChoose }: EncodingSelectProps) {
  const { encodings = [], options } = upload ?? {};
  const [likeliestChoice] = encodings;
  if (!likeliestChoice || encodings.length === 1) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <CompactSelect
        label="Special characters"
        value={options?.encoding ?? likeliestChoice.encoding}
        options={encodings.map(({ encoding, sample }) => [encoding, `${sample} (${systemLabels[encoding]})`])}
        onChange={encoding => onChoose(encoding as ByteEncoding)}
      />
    </Box>
  );
}
