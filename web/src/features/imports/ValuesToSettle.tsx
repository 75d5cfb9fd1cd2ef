import { PlainSelect } from '../../components/forms/PlainSelect';
import type { SettledValue } from '../../generated/types';
import type { ImportPreviewQuery } from './imports.generated';
import { ToSettle } from './ToSettle';

type Props = { preview: ImportPreviewQuery['importPreview']; onSettle: (value: SettledValue) => void };

const OPEN = 'open';
/** A word of no field. */
const EMPTY = 'empty';

/** The texts that their fields cannot be read as, each to be settled once (import.md, Values). */
export const ValuesToSettle = ({ preview: { values, valueDoubts }, onSettle }: Props) => (
  <ToSettle
    title="Values to settle"
    openCount={values.filter(({ means }) => means === null).length}
    doubts={valueDoubts}
    items={values.map(({ field, title, text, words, means, ...where }) => ({
      ...where,
      key: `${field} ${text}`,
      text: `${title}: ${text}`,
      select: (
        <PlainSelect
          isLabelHidden
          label={`What ${text} means, ${title}`}
          value={means === null ? OPEN : means || EMPTY}
          options={[
            [OPEN, 'Open: what does it mean?'],
            ...words.map(word => [word, word] as const),
            [EMPTY, 'Leave it empty'],
          ]}
          onChange={chosen =>
            onSettle({ field, text, means: chosen === OPEN ? null : chosen === EMPTY ? '' : chosen })
          }
        />
      ),
    }))}
  />
);
