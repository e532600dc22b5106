/** Words of the hero that are not content. Accessible names begin with the visible words (WCAG 2.5.3). */
export const messages = {
  pause: 'Pause',
  pauseRotation: 'Pause bildevisningen',
  play: 'Spill av',
  playRotation: 'Spill av bildevisningen',
  /** What screen readers announce after a press. */
  paused: 'Bildevisningen er stoppet.',
  playing: 'Bildevisningen er i gang.',
};
