import { useEffect, useState } from 'react';
import type { HeroPicture } from '../content/schema/hero.ts';

/**
 * The hero's pictures: the first alone until more are wanted, then all of them. Where the list cannot be had, the first
 * picture stays, and the next visit asks again.
 *
 * @param wanted true from when a second picture is to be asked for
 */
export function useHeroPictures(first: HeroPicture, wanted: boolean): HeroPicture[] {
  const [pictures, setPictures] = useState([first]);
  const missing = wanted && pictures.length === 1;
  useEffect(() => {
    if (missing) fetchPictures().then(setPictures, () => {});
  }, [missing]);
  return pictures;
}

async function fetchPictures(): Promise<HeroPicture[]> {
  const response = await fetch('/forsidebilder.json');
  if (!response.ok) throw new Error(`The hero's pictures answered ${response.status}.`);
  return response.json();
}
