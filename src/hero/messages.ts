/** Words of the hero that are not content. */
export const heroMessages = {
  pictures: 'Bilder av bad',
  pause: 'Pause',
  play: 'Spill av',
  /** The button's accessible names, which begin with the words that it shows. */
  pauseRotation: 'Pause bildevisningen',
  playRotation: 'Spill av bildevisningen',
  /** What screen readers announce after a press. */
  paused: 'Bildevisningen er stoppet.',
  playing: 'Bildevisningen er i gang.',
};
