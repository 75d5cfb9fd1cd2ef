import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { HTMLAttributes } from 'react';
import { ChoiceTag } from './ChoiceTag';
import type { PickChoice } from './picks';

type PickListProps<Value extends string | number> = {
  anchor: HTMLElement;
  listboxProps: HTMLAttributes<HTMLUListElement>;
  choices: readonly PickChoice<Value>[];
  optionProps: (choice: PickChoice<Value>, index: number) => HTMLAttributes<HTMLLIElement>;
};

/** Renders the open list of a field, each choice in its own colors. */
export function PickList<Value extends string | number>({
  anchor,
  listboxProps,
  choices,
  optionProps,
}: PickListProps<Value>) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal', minWidth: 190 }}>
      <Paper elevation={8} sx={{ my: 0.5, overflow: 'hidden' }}>
        {choices.length === 0 && (
          <Box role="status" sx={{ px: 1.5, py: 1, typography: 'body2', color: 'text.secondary' }}>
            Nothing matches
          </Box>
        )}
        <Box component="ul" {...listboxProps} sx={listStyles}>
          {choices.map((choice, index) => (
            <Box component="li" {...optionProps(choice, index)} key={choice.value} sx={itemStyles}>
              <ChoiceTag choice={choice} />
            </Box>
          ))}
        </Box>
      </Paper>
    </Popper>
  );
}

const listStyles = {
  m: 0,
  p: 0.5,
  listStyle: 'none',
  maxHeight: 330,
  overflowY: 'auto',
  '&:empty': { p: 0 },
} as const;

const itemStyles = {
  px: 0.75,
  minHeight: 30,
  display: 'flex',
  alignItems: 'center',
  borderRadius: 1,
  cursor: 'pointer',
  typography: 'body2',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&.Mui-focused': { bgcolor: 'accent.soft', boxShadow: 'inset 2px 0 var(--sf-palette-primary-main)' },
  '&[aria-selected=true]': { fontWeight: 650 },
} as const;
