import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { gapMark } from '../../content/gaps.ts';
import { selectGap } from './showField.ts';

/** The press that takes a person into a field with a gap selects it, so that typing replaces it. */
export function useGapPress() {
  const entered = useRef<EventTarget>(null);
  return {
    onFocus: ({ target }: FocusEvent) => {
      entered.current = target;
    },
    onClick: ({ target }: MouseEvent) => {
      const isEntered = target === entered.current;
      entered.current = null;
      if (!isEntered || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
        return;
      const { value, selectionStart } = target;
      // In a text of many lines, a press on another line is meant for that.
      const start = value.lastIndexOf('\n', (selectionStart ?? 0) - 1) + 1;
      const [line = ''] = value.slice(start).split('\n', 1);
      if (!value.includes('\n') || line.includes(gapMark)) selectGap(target, start);
    },
  };
}
