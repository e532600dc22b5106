import { Boundary } from '../components/Boundary.tsx';
import type { HeroPicture } from '../content/schema/hero.ts';
import { HeroPhoto } from './HeroPhoto.tsx';
import { HeroStage } from './HeroStage.tsx';
import { Rotation } from './Rotation.tsx';

export interface HeroRotationProps {
  /** The picture that the page opens with. */
  first: HeroPicture;
  /** How many there are. */
  count: number;
}

/** The photographs of the hero. Where their script breaks, the first one stays, without a button that would do nothing. */
export function HeroRotation(props: HeroRotationProps) {
  const still = (
    <HeroStage>
      <HeroPhoto picture={props.first} first hidden={false} className="opacity-100" />
    </HeroStage>
  );
  return (
    <Boundary fallback={still}>
      <Rotation {...props} />
    </Boundary>
  );
}
