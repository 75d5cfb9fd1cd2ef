import { useQuery } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { formatUsDay } from '../../../lib/days/dates';
import { formatMoney } from '../../../lib/format/money';
import { useDebounced } from '../../../lib/hooks/debounce';
import { type ComparedLineFieldsFragment, DealsToMatchDocument } from '../compare.generated';

type Props = {
  comparisonId: number;
  line: ComparedLineFieldsFragment;
  onMatch: (number: number) => void;
  onCancel: () => void;
};

/**
 * Renders the search for the deal of a line: ↑ and ↓ select a deal, Enter matches it, Escape cancels. Offers
 * the most likely deals before the user types.
 */
export function MatchForm({ comparisonId, line: { place, isOpen, group }, onMatch, onCancel }: Props) {
  const [searchText, setSearchText] = useState('');
  const search = useDebounced(searchText);
  const isUnavailable = !isOpen || group !== 'ONLY_FILE';
  const { data, loading, error } = useQuery(DealsToMatchDocument, {
    variables: { id: comparisonId, place, search },
    skip: isUnavailable,
  });
  const isSearching = loading || search !== searchText;
  return (
    <Box
      onKeyDown={event => {
        event.stopPropagation(); // keeps typed letters from triggering the keys of the lines
        if (event.key === 'Escape') onCancel();
      }}
      sx={formStyles}
    >
      {isUnavailable ? (
        <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
          Another user already resolved this.
        </Box>
      ) : (
        <Autocomplete
          openOnFocus
          autoHighlight
          blurOnSelect
          // Shows no options until the search for the current text is finished, so that no outdated option is
          // selected.
          options={isSearching ? [] : (data?.dealsToMatch ?? [])}
          loading={isSearching}
          loadingText="Searching…"
          noOptionsText={error ? toErrorMessage(error) : 'No deals found.'}
          value={null}
          inputValue={searchText}
          onInputChange={(_event, text, reason) => reason === 'input' && setSearchText(text)}
          onChange={(_event, deal) => deal && onMatch(deal.number ?? 0)}
          // The server filters the options.
          filterOptions={options => options}
          getOptionKey={({ number }) => number ?? 0}
          getOptionLabel={({ number }) => `#${number}`}
          getOptionDisabled={({ matchedLine }) => matchedLine !== null}
          renderOption={({ key, ...props }, { number, customerName, stockNum, day, sum, matchedLine }) => (
            <Box component="li" key={key} {...props} sx={{ gap: 1, minHeight: { xs: 44, sm: 0 } }}>
              <strong>#{number}</strong>
              <span>{[customerName, stockNum, day && formatUsDay(day)].filter(Boolean).join(', ')}</span>
              <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
                {matchedLine === null ? formatMoney(sum) : `matched with row ${matchedLine}`}
              </Box>
            </Box>
          )}
          renderInput={params => (
            <TextField
              {...params}
              autoFocus
              size="small"
              hiddenLabel
              placeholder="Customer, stock # or deal #"
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  'aria-label': 'Deal for this row',
                  maxLength: 200,
                },
              }}
            />
          )}
          slotProps={{ popper: { sx: { minWidth: { sm: 440 } } } }}
          sx={{ flex: '1 1 240px' }}
        />
      )}
      <Button size="small" color="inherit" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}

const formStyles = {
  display: 'flex',
  flex: '1 1 320px',
  maxWidth: 560,
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  displayPrint: 'none',
} as const;
