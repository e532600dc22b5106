import type { Issue } from '../../content/check/issue.ts';
import { Form } from '../form/Form.tsx';
import { linkTo } from './route.ts';
import type { Editor } from './useEditor.ts';

interface FileScreenProps {
  file: string;
  editor: Editor;
  mistakes: readonly Issue[];
  isStrict: boolean;
}

/** The form of a file; of a project also what is done to it as a whole. */
export function FileScreen({ file, editor, mistakes, isStrict }: FileScreenProps) {
  const id = /^projects\/([^/]+)\//.exec(file)?.[1];
  if (id !== undefined && !editor.projects.includes(id))
    return (
      <p>
        Prosjektet er slettet.{' '}
        <a className="link" href={linkTo('prosjekter')}>
          Til prosjektene
        </a>
      </p>
    );
  return (
    <form className="form" onSubmit={(event) => event.preventDefault()} autoComplete="off">
      <Form
        file={file}
        value={editor.read(file)}
        mistakes={mistakes.filter((issue) => issue.file === file)}
        isStrict={isStrict}
        people={editor.people}
        onChange={(value) => editor.write([file, value])}
      />
    </form>
  );
}
