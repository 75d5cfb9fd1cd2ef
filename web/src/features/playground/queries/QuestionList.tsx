import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import type { TypedQuery } from '../queryLink';
import { MenuEntry, MenuGroup } from './MenuEntry';
import { typedOf } from './question';
import { questions } from './questions';

/** The questions that come with the product, their days counted from today. */
export function QuestionList({ onOpen }: { onOpen: (query: TypedQuery) => void }) {
  const today = useStoreToday();
  return (
    <MenuGroup title="Questions">
      {questions.map(question => (
        <li key={question.name}>
          <MenuEntry
            name={question.name}
            sentence={question.sentence}
            query={typedOf(question, today)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </MenuGroup>
  );
}
