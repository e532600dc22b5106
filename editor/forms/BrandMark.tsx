import { ContentIcon } from '../../src/components/ContentIcon.tsx';

/** Stands where Keystatic has its own mark. */
export function BrandMark() {
  return (
    <span className="merke">
      <ContentIcon name="bath" />
    </span>
  );
}
