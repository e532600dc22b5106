import type { ComponentProps } from 'react';
import { Hero } from '../../sections/hero/Hero.tsx';
import type { ShownPicture } from './showable.ts';

type HeroViewProps = Omit<ComponentProps<typeof Hero>['content'], 'pictures'> & {
  pictures: (Omit<ShownPicture, 'focus'> & { focus: { phone: Point; desktop: Point } })[];
};
type Point = { x: number; y: number };

/** The top of the home page with its first photograph, which stands still. */
export function HeroView({ pictures, ...content }: HeroViewProps) {
  const [first] = pictures.map((picture) => ({
    ...picture,
    wide: picture,
    phone: picture,
    focus: picture.focus.desktop,
  }));
  return <Hero content={{ ...content, pictures: first ? [first] : [] }} />;
}
