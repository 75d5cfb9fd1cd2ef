import { CompactSelect } from '../../components/forms/PlainSelect';
import type { SettledValue } from '../../generated/types';
import type { ImportPreviewQuery } from './imports.generated';
import { UnresolvedItems } from './ToSettle';

type UnresolvedValuesProps = { preview: ImportPreviewQuery['importPreview']; onResolve: (value: SettledValue) => void };

const OPEN_VALUE = 'open';
/** Never equal to an allowed value of a field. */
const EMPTY_VALUE = 'empty';

/** Lists the texts that cannot be read as their fields, so that each is resolved once (import.md, Values). */
export const UnresolvedValues = ({ preview: { values, valueDoubts }, onResolve }: UnresolvedValuesProps) => (
  <UnresolvedItems
    title="Values to settle"
    openCount={values.filter(({ means }) => means === null).length}
    doubts={valueDoubts}
    items={values.map(({ field, title, text, words, means, ...lineInfo }) => ({
      ...lineInfo,
      key: `${field} ${text}`,
      text: `${title}: ${text}`,
      select: (
        <CompactSelect
          isLabelHidden
          label={`What ${text} means, ${title}`}
          value={means === null ? OPEN_VALUE : means || EMPTY_VALUE}
          options={[
            [OPEN_VALUE, 'Open: what does it mean?'],
            ...words.map(word => [word, word] as const),
            [EMPTY_VALUE, 'Leave it empty'],
          ]}
          onChange={selected =>
            onResolve({ field, text, means: selected === OPEN_VALUE ? null : selected === EMPTY_VALUE ? '' : selected })
          }
        />
      ),
    }))}
  />
);
