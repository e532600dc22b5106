import { initialMark } from '../brand/initial.ts';
import type { Look } from '../brand/look.ts';
import { fileOf } from '../content/content.ts';
import { currentContent } from '../content/current.ts';
import { valueAt } from '../content/values.ts';

/** How the firm looks: `brand/` of its content. A firm without a mark gets its initial. */
export async function loadLook(): Promise<Look> {
  const content = await currentContent();
  const { mark, ...look } = content.look!;
  const name = String(valueAt(fileOf(content, 'firm.yaml').value, 'shortName') ?? '');
  return { ...look, mark: mark ?? initialMark(name, look.palette) };
}
