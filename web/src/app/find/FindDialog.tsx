import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../../components/icons/icons';
import { Dialog } from '../../components/overlays';
import { forcedColorsMedia, touchMedia } from '../../components/styles/mediaQueries';
import { useDealEditor } from '../../lib/dialogs/dealEditor';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { useViewer } from '../../lib/viewer';
import { recordRecentItem, useRecordRecentPage } from './recentItems';
import { type FindResult, useFindResults } from './useFindResults';

/** Renders a search field that opens any screen, deal, person or day (find.md). */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': 'Find', sx: dialogStyles } }}
      // Keeps the dialog at the same position for any number of results.
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
  // When a person presses Back before the next page has rendered, this page stays mounted. This page is then
  // recorded again as the most recent page.
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
    if (submittedText === searchText && results[0])
      queueMicrotask(() => results[0] && openResult(results[0]));
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
          // biome-ignore lint/a11y/noAutofocus: the dialog exists for this field
          autoFocus
        />
        <Button onClick={onClose}>Cancel</Button>
      </Box>
      <Box {...(autocomplete.getListboxProps() as object)} aria-label="Results" sx={listStyles}>
        {(autocomplete.groupedOptions as FindResultGroup[]).map(({ key, index, group, options }) => (
          <Box key={key} role="group" aria-label={group}>
            <Box aria-hidden="true" sx={groupStyles}>
              {group}
            </Box>
            {options.map((option, offset) => {
              const { key: optionKey, ...props } = autocomplete.getOptionProps({
                option,
                index: index + offset,
              });
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

const dialogStyles = {
  width: { sm: 600 },
  maxWidth: { sm: 600 },
  mt: { sm: '10vh' },
  overflow: 'hidden',
} as const;

const bodyStyles = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: { xs: '100%', sm: 440 },
} as const;

const fieldStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 1,
  minHeight: 52,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  '& input': {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    border: 0,
    outline: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '1rem',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;

const listStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  m: 0,
  p: 1,
} as const;

const groupStyles = {
  px: 1,
  pt: 1,
  pb: 0.5,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  minHeight: 32,
  borderRadius: 1,
  cursor: 'pointer',
  typography: 'body2',
  [touchMedia]: { minHeight: 44 },
  '& strong': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& span': { color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&.Mui-focused': {
    bgcolor: 'action.selected',
    [forcedColorsMedia]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
} as const;
