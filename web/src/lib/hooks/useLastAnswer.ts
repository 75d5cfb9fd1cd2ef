import { useDeferredValue, useState } from 'react';

/**
 * The last answer with the question that it answers, so that what is shown and what it is shown for always belong
 * together. While another question is being asked, the last answer stays. A new one is drawn after what a key or a choice
 * has changed in the filters, which never wait for the rows.
 */
export function useLastAnswer<Answer, Question>(answer: Answer | undefined, asked: Question | null) {
  const [last, setLast] = useState<{ answer: Answer; question: Question }>();
  const isNew =
    answer !== undefined && asked !== null && (last?.answer !== answer || last.question !== asked);
  if (isNew) setLast({ answer, question: asked });
  return useDeferredValue(last);
}
