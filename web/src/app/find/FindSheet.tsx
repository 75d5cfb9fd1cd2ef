import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../../components/look/icons';
import { Dialog } from '../../components/overlays';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { useDealEditor } from '../../lib/opened/dealEditor';
import { useViewer } from '../../lib/viewer';
import { bodyStyles, fieldStyles, groupStyles, listStyles, optionStyles, dialogStyles } from './findLook';
import { recordRecentItem, useRecordRecentPage } from './lately';
import { type FindResult, useFindResults } from './useFound';

/** A search field that opens any screen, deal, person or day (find.md). */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': 'Find', sx: dialogStyles } }}
      // The position does not depend on the number of results.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <FindField onClose={onClose} />
    </Dialog>
  );
}

function FindField({ onClose }: { onClose: () => void }) {
  const { id, can } = useViewer();
  const navigate = useNavigate();
  const editDeal = useDealEditor();
  // Going back before the next page has rendered leaves this page mounted, so it is recorded again as the
  // most recent.
  useRecordRecentPage(id);
  const [searchText, setSearchText] = useState('');
  const { results, notice, isSearching } = useFindResults(searchText);
  // The text for which Enter was pressed before the results arrived.
  const [submittedText, setSubmittedText] = useState<string>();

  function openResult({ recentItem, to, deal }: FindResult) {
    recordRecentItem(id, recentItem);
    if (deal !== undefined && can.recordDeals) editDeal(deal);
    else void navigate(to);
    onClose();
  }

  if (submittedText !== undefined && !isSearching) {
    setSubmittedText(undefined);
    if (submittedText === searchText && results[0]) queueMicrotask(() => results[0] && openResult(results[0]));
  }

  const autocomplete = useAutocomplete<FindResult>({
    id: 'find',
    open: true,
    options: results,
    filterOptions: options => options,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ recentItem, to }) => `${recentItem} ${to}`,
    value: null,
    inputValue: searchText,
    onInputChange: (_event, text, reason) => reason === 'input' && setSearchText(text),
    onChange: (_event, result) => result && openResult(result),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
    autoHighlight: true,
    clearOnBlur: false,
    clearOnEscape: false,
    includeInputInList: true,
  });

  const submitWhileSearching = ({ key }: KeyboardEvent) =>
    key === 'Enter' && isSearching && results.length === 0 && setSubmittedText(searchText);

  return (
    <Box sx={bodyStyles} {...autocomplete.getRootProps()} onKeyDownCapture={submitWhileSearching}>
      <Box sx={fieldStyles}>
        <SearchIcon aria-hidden="true" />
        <input
          {...autocomplete.getInputProps()}
          aria-label="Find a screen, deal, person or day"
          placeholder="Screen, deal, customer, person or day"
          maxLength={200}
          enterKeyHint="go"
          // biome-ignore lint/a11y/noAutofocus: the sheet is its field
          autoFocus
        />
        <Button onClick={onClose}>Cancel</Button>
      </Box>
      <Box {...(autocomplete.getListboxProps() as object)} aria-label="Found" sx={listStyles}>
        {(autocomplete.groupedOptions as FindResultGroup[]).map(({ key, index, group, options }) => (
          <Box key={key} role="group" aria-label={group}>
            <Box aria-hidden="true" sx={groupStyles}>
              {group}
            </Box>
            {options.map((option, offset) => {
              const { key: optionKey, ...props } = autocomplete.getOptionProps({ option, index: index + offset });
              return (
                <Box key={optionKey} {...(props as object)} sx={optionStyles}>
                  <strong>{option.label}</strong>
                  <span>{option.detail}</span>
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 2, py: 1, minHeight: 36, color: 'text.secondary', typography: 'body2' }}>
        {notice}
      </Box>
    </Box>
  );
}

type FindResultGroup = { key: number; index: number; group: string; options: FindResult[] };
