import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { type DragEvent, useRef, useState } from 'react';
import { ProblemText } from '../forms/ProblemText';
import { thumb } from '../look/media';
import { TEXT_WIDTH } from '../page/narrowPage';
import type { Source } from './reading/messages';

type Props = {
  problem: string;
  says: readonly string[];
  sample: { href: string; label: string };
  onChoose: (source: Source) => void;
};

/** Where a file is dropped or chosen, or rows are pasted. */
export function SheetDrop({ problem, says, sample, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file) onChoose({ file });
    else if (text.trim()) onChoose({ text });
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: TEXT_WIDTH }}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {says.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      <Box
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={zone}
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
            target.value = ''; // the same file may be chosen again
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Button variant="contained" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
            or drop it here
          </Box>
          <Link href={sample.href} download sx={{ ml: { sm: 'auto' }, py: 1, [thumb]: { py: 1.5 } }}>
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
          placeholder="Copied from a spreadsheet, with the row of the column names"
          onPaste={({ clipboardData }) => {
            const text = clipboardData.getData('text/plain');
            if (text.trim()) onChoose({ text });
          }}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        <Box component="p" sx={{ m: 0, color: 'text.secondary', typography: 'body2' }}>
          CSV or Excel (XLSX), at most 20 MB. Reading it changes nothing.
        </Box>
      </Box>
      <ProblemText>{problem}</ProblemText>
    </Box>
  );
}

const zone = {
  display: 'grid',
  gap: 2,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'control.line',
  borderRadius: 2,
  '&[data-over]': { bgcolor: 'accent.soft', borderColor: 'primary.main' },
} as const;
