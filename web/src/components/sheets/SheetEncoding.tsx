import Box from '@mui/material/Box';
import { CompactSelect } from '../forms/PlainSelect';
import type { ByteEncoding } from './reading/encodings';
import type { SentUpload } from './useSheetUpload';

const systemLabels: Record<ByteEncoding, string> = {
  'windows-1252': 'Windows',
  macintosh: 'Mac',
  cp850: 'DOS',
  cp437: 'DOS, US',
};

type Props = { upload: SentUpload | undefined; onChoose: (encoding: ByteEncoding) => void };

/** A select for the encoding of a text file, if the file does not declare it (sheets.md, Letters). */
export function EncodingSelect({ upload, onChoose }: Props) {
  const { encodings = [], options } = upload ?? {};
  const [likeliestChoice] = encodings;
  if (!likeliestChoice || encodings.length === 1) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <CompactSelect
        label="Letters are read as"
        value={options?.encoding ?? likeliestChoice.encoding}
        options={encodings.map(({ encoding, sample }) => [encoding, `${sample} (${systemLabels[encoding]})`])}
        onChange={encoding => onChoose(encoding as ByteEncoding)}
      />
    </Box>
  );
}
