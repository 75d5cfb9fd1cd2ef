import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { ProblemText } from '../../components/forms/ProblemText';
import { PageHeader } from '../../components/page/PageHeader';
import { narrowPageStyles } from '../../components/page/page.styles';
import { SheetReader } from '../../components/sheets/SheetReader';
import { toErrorMessage } from '../../lib/apollo/errors';
import { idParam, oneOfParam, useUrlState } from '../../lib/urlState/urlState';
import { EarlierImports } from './EarlierImports';
import { ImportView } from './ImportView';
import { PrepareImportDocument } from './imports.generated';

const params = { of: oneOfParam(['deals', 'people'], 'deals'), sheet: idParam(), import: idParam() };

const importKinds = {
  deals: {
    purpose: 'IMPORT_DEALS',
    readyLabel: 'Preview',
    instructions: [
      'Upload a list of deals: one row per deal, with its deal number and any other columns your list has.',
      'You preview each row first: new, unchanged, different – kept as is, or skipped, and why.',
      'Only new deals are added. An import never overwrites a deal, and you can undo it.',
    ],
    sample: { href: '/samples/deals.csv', label: 'Download a sample' },
  },
  people: {
    purpose: 'IMPORT_PEOPLE',
    readyLabel: 'Preview',
    instructions: [
      'Upload a list of people: one row per person, with name and email, and position and team if your list has them.',
      'You preview each row first: new, unchanged, different – kept as is, or skipped, and why.',
      'Only new people are added. An import never overwrites a person, and you can undo it.',
    ],
    sample: { href: '/samples/people.csv', label: 'Download a sample' },
  },
} as const;

/**
 * Renders `/import`, which imports deals and people from a file (import.md). The URL contains the kind, the
 * sheet and the import.
 */
export function ImportPage() {
  const [url, setUrl] = useUrlState(params);
  const client = useApolloClient();
  const [problem, setProblem] = useState('');
  const { purpose, ...readerProps } = importKinds[url.of];

  async function prepare(sheetId: number): Promise<void> {
    setProblem('');
    try {
      const { data } = await client.mutate({ mutation: PrepareImportDocument, variables: { sheetId } });
      setUrl({ import: data?.prepareImport.id ?? null });
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  }

  if (url.import !== null) {
    return (
      <Box sx={narrowPageStyles}>
        <PageHeader
          title="Import"
          actions={<Button onClick={() => setUrl({ import: null, sheet: null })}>All imports</Button>}
        />
        <ImportView
          key={url.import}
          id={url.import}
          onEditColumns={(sheet, of) => setUrl({ import: null, sheet, of })}
          onImportAnother={() => setUrl({ import: null, sheet: null })}
        />
      </Box>
    );
  }
  return (
    <Box sx={narrowPageStyles}>
      <PageHeader
        title="Import"
        filters={
          <ToggleButtonGroup
            exclusive
            aria-label="What to import"
            value={url.of}
            onChange={(_event, of) => of && setUrl({ of, sheet: null })}
          >
            <ToggleButton value="deals">Deals</ToggleButton>
            <ToggleButton value="people">People</ToggleButton>
          </ToggleButtonGroup>
        }
      />
      <SheetReader
        key={purpose}
        purpose={purpose}
        sheetId={url.sheet ?? undefined}
        onSheet={sheet => setUrl({ sheet: sheet ?? null })}
        onReady={sheetId => void prepare(sheetId)}
        {...readerProps}
      />
      <ProblemText>{problem}</ProblemText>
      {url.sheet === null && <EarlierImports onOpen={importId => setUrl({ import: importId })} />}
    </Box>
  );
}
