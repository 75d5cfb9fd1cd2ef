import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { type DragEvent, useRef, useState } from 'react';
import { ProblemText } from '../forms/ProblemText';
import { TEXT_WIDTH } from '../page/page.styles';
import { touchMedia } from '../styles/mediaQueries';
import type { SheetSource } from './reading/workerMessages';

type Props = {
  problem: string;
  instructions: readonly string[];
  sample: { href: string; label: string };
  onChoose: (source: SheetSource) => void;
};

/** Renders the area to drop or choose a file, or to paste rows. */
export function SheetDropZone({ problem, instructions, sample, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsDragOver(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file) onChoose({ file });
    else if (text.trim()) onChoose({ text });
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: TEXT_WIDTH }}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {instructions.map(instruction => (
          <li key={instruction}>{instruction}</li>
        ))}
      </Box>
      <Box
        data-over={isDragOver || undefined}
        onDragOver={event => {
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={drop}
        sx={dropZoneStyles}
      >
        <input
          ref={input}
          type="file"
          hidden
          data-testid="sheet-file"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose({ file });
            target.value = ''; // allows choosing the same file again
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Button variant="contained" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
            or drop it here
          </Box>
          <Link href={sample.href} download sx={{ ml: { sm: 'auto' }, py: 1, [touchMedia]: { py: 1.5 } }}>
            {sample.label}
          </Link>
        </Box>
        <TextField
          multiline
          fullWidth
          minRows={2}
          maxRows={2}
          value=""
          label="Or paste rows here"
          placeholder="Copied from a spreadsheet, including the header row"
          onPaste={({ clipboardData }) => {
            const text = clipboardData.getData('text/plain');
            if (text.trim()) onChoose({ text });
          }}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        <Box component="p" sx={{ m: 0, color: 'text.secondary', typography: 'body2' }}>
          CSV or Excel (XLSX), up to 20 MB. Nothing changes until you say so.
        </Box>
      </Box>
      <ProblemText>{problem}</ProblemText>
    </Box>
  );
}

const dropZoneStyles = {
  display: 'grid',
  gap: 2,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'control.line',
  borderRadius: 2,
  '&[data-over]': { bgcolor: 'accent.soft', borderColor: 'primary.main' },
} as const;
