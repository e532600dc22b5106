import { type FieldNode } from '../../content/fieldTree.ts';
import { withoutInvisible } from '../../content/invisible.ts';
import type { Kind } from '../../content/schema/field-schema.ts';
import { fieldText } from '../../content/values.ts';
import { choice } from './choice.tsx';
import { chosenPicture } from './chosenPicture.tsx';
import { colour } from './colour.tsx';
import { date } from './date.tsx';
import { email } from './email.ts';
import { fixed } from './fixed.ts';
import { focus } from './focus.tsx';
import { group } from './group.tsx';
import { hours } from './hours.tsx';
import { icon } from './icon.tsx';
import type { FieldKind } from './kind.ts';
import { list } from './list.tsx';
import { logo } from './logo.ts';
import { longText } from './longText.ts';
import { markdown, section } from './markdown.tsx';
import { number } from './number.ts';
import { orgNumber } from './orgNumber.ts';
import { phone } from './phone.ts';
import { picture } from './picture.tsx';
import { project } from './project.tsx';
import { text } from './text.ts';
import { time } from './time.ts';
import { webAddress } from './webAddress.ts';
import { yesNo } from './yesNo.tsx';

/** Every kind of field. TypeScript refuses a kind that is missing. */
export const kinds: Readonly<Record<Kind, FieldKind>> = {
  choice,
  chosenPicture,
  colour,
  date,
  email,
  fixed,
  focus,
  group,
  hours,
  icon,
  list,
  logo,
  longText,
  markdown,
  number,
  orgNumber,
  phone,
  picture,
  project,
  section,
  text,
  time,
  webAddress,
  yesNo,
};

/** Converts what was typed into a field to the format of the content. */
export function readTyped(kind: Kind, input: string): string {
  const typed = withoutInvisible(input).trim();
  return kinds[kind].read?.(typed) ?? typed;
}

/** The value of a field as its owner reads it; empty where nothing is written. */
export const describeField = (node: FieldNode): string =>
  kinds[node.schema.kind].words?.(node, describeField) ?? fieldText(node.value);
