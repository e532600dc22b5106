import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { factsOf } from '../../content/facts.ts';
import { type Firm, firmSchema } from '../../content/schema/firm.ts';
import { pictureAt, useAddresses } from '../pictures/addresses.ts';
import { coloursOf } from './colours.ts';
import { showable } from './showable.ts';
import { type Rest, views } from './views.tsx';

/** A content file: its path in the repository, and its values. */
interface File {
  path: string;
  data: Record<string, unknown>;
}

type GetCollection = CustomPreviewTemplateProps['getCollection'];

/**
 * The part of the site that a form is about, drawn by the site's own components from what stands in the form now. What
 * cannot be drawn yet, as a project without a picture, says so.
 */
export function Preview({ entry, getCollection }: CustomPreviewTemplateProps) {
  const saved = useSaved(getCollection);
  const [broken, setBroken] = useState('');
  const data = entry.get('data').toJS() as File['data'];
  const now = JSON.stringify(data);
  if (!saved) return null;
  return (
    <ErrorBoundary
      // What could not be drawn is tried again when something in it has changed.
      key={String(broken === now)}
      onBroken={() => setBroken(now)}
      fallback={<p className="mt-4 text-center">Fyll ut resten, så vises det her.</p>}
    >
      <Section
        edited={{ path: entry.get('path'), data }}
        isProject={entry.get('collection') === 'projects'}
        saved={saved}
      />
    </ErrorBoundary>
  );
}

interface SectionProps {
  edited: File;
  isProject: boolean;
  saved: File[];
}

function Section({ edited, isProject, saved }: SectionProps): ReactNode {
  const addressOf = useAddresses();
  const files = [...saved.filter(({ path }) => path !== edited.path), edited];
  const named = (name: string) => files.find(({ path }) => path.endsWith(`/${name}.yaml`))!;
  const firm = withDefaults(named('firm').data);
  const facts = factsOf(firm, named('staff').data as never);
  const show = ({ path, data }: File) =>
    showable(data, facts, (picture) => addressOf(pictureAt(path, picture))) as never;
  const rest: Rest = {
    firm: showable(firm, facts, String) as Firm,
    staff: show(named('staff')),
    contact: show(named('contact')),
    get hero() {
      return show(named('hero'));
    },
    // Only for who asks: it fetches the pictures of all projects.
    get projects() {
      return files.flatMap((file) => {
        const id = /([^/]+)\/project\.yaml$/.exec(file.path)?.[1];
        return id === undefined ? [] : [{ ...(show(file) as object), id } as Rest['projects'][number]];
      });
    },
  };
  const name = isProject ? 'project' : /([^/]+)\.\w+$/.exec(edited.path)?.[1];
  return (
    <>
      <style>{coloursOf(named('brand').data)}</style>
      {views[name as keyof typeof views](show(edited), rest)}
    </>
  );
}

/** The firm with what its file may leave out. */
const withDefaults = (firm: unknown) => firmSchema.strip().safeParse(firm).data ?? (firm as Firm);

/** All content as it was last saved. */
function useSaved(getCollection: GetCollection): File[] | undefined {
  const [saved, setSaved] = useState<File[]>();
  useEffect(() => {
    void Promise.all([getCollection('_singletons'), getCollection('projects')]).then((collections) =>
      setSaved(
        collections
          .flat()
          .map((entry) => ({ path: entry.get('path'), data: entry.get('data').toJS() as File['data'] })),
      ),
    );
  }, [getCollection]);
  return saved;
}
