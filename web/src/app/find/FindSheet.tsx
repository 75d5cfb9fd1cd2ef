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
import { bodyLook, fieldLook, groupLook, listLook, optionLook, sheetLook } from './findLook';
import { rememberOpened, useRemembered } from './lately';
import { type Found, useFound } from './useFound';

/** One field that leads to any screen, deal, person or day (find.md). */
export function FindSheet({ onClose }: { onClose: () => void }) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': 'Find', sx: sheetLook } }}
      // Where it stands does not depend on how much is found.
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
  // Whoever goes back before what they opened here stands never left this page, which comes first all the same.
  useRemembered(id);
  const [typed, setTyped] = useState('');
  const { found, notice, isSearching } = useFound(typed);
  // Pressed before the answer was there.
  const [entered, setEntered] = useState<string>();

  function open({ opened, to, deal }: Found) {
    rememberOpened(id, opened);
    if (deal !== undefined && can.recordDeals) editDeal(deal);
    else void navigate(to);
    onClose();
  }

  if (entered !== undefined && !isSearching) {
    setEntered(undefined);
    if (entered === typed && found[0]) queueMicrotask(() => found[0] && open(found[0]));
  }

  const list = useAutocomplete<Found>({
    id: 'find',
    open: true,
    options: found,
    filterOptions: options => options,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ opened, to }) => `${opened} ${to}`,
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_event, one) => one && open(one),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
    autoHighlight: true,
    clearOnBlur: false,
    clearOnEscape: false,
    includeInputInList: true,
  });

  const waitForIt = ({ key }: KeyboardEvent) =>
    key === 'Enter' && isSearching && found.length === 0 && setEntered(typed);

  return (
    <Box sx={bodyLook} {...list.getRootProps()} onKeyDownCapture={waitForIt}>
      <Box sx={fieldLook}>
        <SearchIcon aria-hidden="true" />
        <input
          {...list.getInputProps()}
          aria-label="Find a screen, deal, person or day"
          placeholder="Screen, deal, customer, person or day"
          maxLength={200}
          enterKeyHint="go"
          // biome-ignore lint/a11y/noAutofocus: the sheet is its field
          autoFocus
        />
        <Button onClick={onClose}>Cancel</Button>
      </Box>
      <Box {...(list.getListboxProps() as object)} aria-label="Found" sx={listLook}>
        {(list.groupedOptions as Group[]).map(({ key, index, group, options }) => (
          <Box key={key} role="group" aria-label={group}>
            <Box aria-hidden="true" sx={groupLook}>
              {group}
            </Box>
            {options.map((option, place) => {
              const { key: optionKey, ...props } = list.getOptionProps({ option, index: index + place });
              return (
                <Box key={optionKey} {...(props as object)} sx={optionLook}>
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

type Group = { key: number; index: number; group: string; options: Found[] };
