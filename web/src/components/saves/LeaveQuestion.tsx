import type { ReactNode } from 'react';
import { Question } from '../forms/Question';

type Props = {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** What is lost by leaving. */
  children: ReactNode;
};

/** Asks before a screen is left over something that is not saved. */
export const LeaveQuestion = ({ isOpen, onStay, onLeave, children }: Props) => (
  <Question
    isOpen={isOpen}
    title="Leave without saving?"
    onClose={onStay}
    ways={[
      { label: 'Leave', act: onLeave, isDangerous: true },
      { label: 'Stay', act: onStay, isFocused: true },
    ]}
  >
    {children}
  </Question>
);
