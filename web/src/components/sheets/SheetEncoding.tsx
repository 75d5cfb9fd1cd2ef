import Box from '@mui/material/Box';
import { PlainSelect } from '../forms/PlainSelect';
import type { ByteEncoding } from './reading/encodings';
import type { SentUpload } from './useSheetUpload';

const systems: Record<ByteEncoding, string> = {
  'windows-1252': 'Windows',
  macintosh: 'Mac',
  cp850: 'DOS',
  cp437: 'DOS, US',
};

type Props = { upload: SentUpload | undefined; onChoose: (encoding: ByteEncoding) => void };

/** How the letters of a text file are read, where the file does not say it (sheets.md, Letters). */
export function SheetEncoding({ upload, onChoose }: Props) {
  const { encodings = [], options } = upload ?? {};
  const [likeliest] = encodings;
  if (!likeliest || encodings.length === 1) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <PlainSelect
        label="Letters are read as"
        value={options?.encoding ?? likeliest.encoding}
        options={encodings.map(({ encoding, sample }) => [encoding, `${sample} (${systems[encoding]})`])}
        onChange={encoding => onChoose(encoding as ByteEncoding)}
      />
    </Box>
  );
}
