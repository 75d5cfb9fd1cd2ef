import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { largeFiguresStyles, largePanelStyles } from '../../components/reportTables/largeFigures.styles';
import { potFigures } from '../../generated/rules/potFigures';
import type { PotFigure } from '../../generated/types';
import { type Header, toHeaderAttributes } from '../../lib/format/header';
import { formatMoney } from '../../lib/format/money';
import { useSave } from '../../lib/mutations/useSave';
import type { PotOfGoldData } from './PotTable';
import { parsePot } from './parsePot';
import { SetMonthPotDocument } from './potOfGold.generated';

type Props = { month: string; pot: PotOfGoldData; refetch: () => Promise<unknown> };

/**
 * Renders the pot, the spiff for a used car and the total paid. Fast starts can raise the total above the
 * pot.
 */
export function PotFigures({ month, pot, refetch }: Props) {
  const buildDrillDown = (figure: PotFigure) => ({
    title: 'Used cars of qualified salespeople',
    explainedFigure: { potOfGold: { month, figure } },
  });
  return (
    <Box component="section" aria-label="Pot" sx={largePanelStyles}>
      <Box component="dl" sx={figuresStyles}>
        <PotFigureItem header={potFigures.pot}>
          {pot.canEditPot ? (
            <>
              <PotInput month={month} storedPot={pot.pot} refetch={refetch} />
              <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
                {formatMoney(pot.pot)}
              </Box>
            </>
          ) : (
            formatMoney(pot.pot)
          )}
        </PotFigureItem>
        <PotFigureItem header={potFigures.spiffPerUsedCar}>
          <DrillDownNumber
            amount={pot.spiffPerUsedCar}
            text={formatMoney(pot.spiffPerUsedCar)}
            drillDown={buildDrillDown('SPIFF_PER_USED_CAR')}
          />
        </PotFigureItem>
        <PotFigureItem header={potFigures.totalPaid}>
          <DrillDownNumber
            amount={pot.totalPaid}
            text={formatMoney(pot.totalPaid)}
            drillDown={buildDrillDown('TOTAL_PAID')}
          />
        </PotFigureItem>
      </Box>
      {pot.totalPaid > pot.pot && (
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          Total spiffs are higher than the pot because fast starts pay 150%.
        </Box>
      )}
    </Box>
  );
}

// On a phone the pot, which has an input, is on a separate line.
const figuresStyles = {
  ...largeFiguresStyles,
  '& > :first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

function PotFigureItem({ header, children }: { header: Header; children: ReactNode }) {
  return (
    <div>
      <dt {...toHeaderAttributes(header)}>{header.label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type PotInputProps = { month: string; storedPot: number; refetch: () => Promise<unknown> };

/**
 * Renders the input of the pot. Enter and blur save the amount. A rejected amount stays in the input, with
 * the reason.
 */
export function PotInput({ month, storedPot, refetch }: PotInputProps) {
  const { typedValue, isSaving, problem, type, reset, setProblem, save } = useSave<string>();
  const [setMonthPot] = useMutation(SetMonthPotDocument);

  async function commit() {
    if (typedValue === null || isSaving) return;
    const parsedPot = parsePot(typedValue, storedPot);
    if (parsedPot.kind === 'unchanged') return reset();
    if (parsedPot.kind === 'rejected') return setProblem(parsedPot.reason);
    const failure = await save(async () => {
      await setMonthPot({ variables: { month, total: parsedPot.total } });
      // The spiffs change with the pot. If they cannot be reloaded, the page shows the error.
      await refetch().catch(() => undefined);
    });
    if (failure) setProblem(`Not saved. ${failure.message}`);
  }

  /** Saves on blur, but does not send a rejected amount again. */
  function handleBlur() {
    if (problem === null) void commit();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape' && !isSaving) reset();
  }

  return (
    <TextField
      value={typedValue ?? formatMoney(storedPot)}
      onChange={event => type(event.target.value)}
      onBlur={handleBlur}
      error={problem !== null}
      helperText={problem ?? (isSaving ? 'Saving...' : undefined)}
      slotProps={{
        htmlInput: {
          'aria-label': 'Monthly pot total',
          'aria-busy': isSaving,
          inputMode: 'decimal',
          autoComplete: 'off',
          readOnly: isSaving,
          onKeyDown: handleKeyDown,
          onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
        },
        formHelperText: { role: 'status' },
      }}
      sx={{
        displayPrint: 'none',
        // Same font size as the figures next to it.
        '& .MuiInputBase-root.MuiOutlinedInput-root': { height: 48, font: 'inherit' },
        '& input': { width: '6em', height: 'auto', px: 1, py: 0, font: 'inherit' },
      }}
    />
  );
}
