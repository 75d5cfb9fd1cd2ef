import { useState } from 'react';

/**
 * The last answer with the question that it answers, so that what is shown and what it is shown for always belong
 * together. While another question is being asked, the last answer stays.
 */
export function useLastAnswer<Answer, Question>(answer: Answer | undefined, asked: Question | null) {
  const [last, setLast] = useState<{ answer: Answer; question: Question }>();
  if (answer === undefined || asked === null) return last;
  if (last?.answer === answer && last.question === asked) return last;
  const next = { answer, question: asked };
  setLast(next);
  return next;
}
