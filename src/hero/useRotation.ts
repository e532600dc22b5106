import { useEffect, useReducer } from 'react';
import {
  askAhead,
  firstRotation,
  rotate,
  type Rotation,
  type RotationEvent,
  rotationInterval,
} from './rotation.ts';

/** True while something lies over the page: a dialog or the gallery. */
const isCovered = () => document.querySelector('dialog[open], [data-gallery-open]') !== null;

/**
 * Runs the rotation while `playing`. Each picture gets its whole time again after a rest.
 *
 * @returns the state, and what tells it that a picture has arrived or failed
 */
export function useRotation(count: number, playing: boolean): [Rotation, (event: RotationEvent) => void] {
  const [state, send] = useReducer(
    (before: Rotation, event: RotationEvent) => rotate(before, event, count),
    firstRotation,
  );
  const { current } = state;

  useEffect(() => {
    if (!playing) return;
    const ask = setTimeout(() => {
      if (!document.hidden && !isCovered()) send('ask');
    }, rotationInterval - askAhead);
    const due = setInterval(() => {
      if (!document.hidden && !isCovered()) send('due');
    }, rotationInterval);
    return () => {
      clearTimeout(ask);
      clearInterval(due);
    };
  }, [playing, current]);

  return [state, send];
}
