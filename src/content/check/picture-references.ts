import { getFolder, joinPath, type WrittenFile } from '../content.ts';
import { type FieldNode, fileNode, listLeaves } from '../fieldTree.ts';
import { pictureTypes } from '../schema/picture.ts';
import { textAt } from '../values.ts';

/** The fields of a file that name a picture, except those that choose from the others (`among`). */
export const listPictureFields = ({
  name,
  value: fields,
}: Pick<WrittenFile, 'name' | 'value'>): FieldNode[] =>
  listLeaves(fileNode(name, fields)).filter(
    ({ value, schema }) => pictureTypes(schema).length > 0 && !schema.among && textAt(value) !== '',
  );

/** Path in the content folder of the picture that a field names. */
export const getPicturePath = ({ file, value }: FieldNode) => joinPath(getFolder(file), textAt(value));
