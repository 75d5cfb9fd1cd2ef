import { dealQuestions } from './dealQuestions';
import type { Question } from './question';
import { upQuestions } from './upQuestions';

/** The menu's questions, in its order. */
export const questions: readonly Question[] = [...dealQuestions, ...upQuestions];
