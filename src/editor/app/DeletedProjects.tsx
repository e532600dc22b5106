import { useEditor } from '../context.ts';
import type { Version } from '../store/store.ts';
import { loadVersion } from './loadVersion.ts';
import { goTo } from './route.ts';
import { formatTime, VersionList, VersionRow } from './VersionList.tsx';

/** «Slettede prosjekter». One comes back as a project that is not saved. */
export function DeletedProjects() {
  const { session, state } = useEditor();
  const read = async () => {
    /** The last deletion by the form of its project: one that came back may be deleted again. */
    const deletions = new Map<string, Version>();
    for (const version of await session.store.versions('projects')) {
      const form = `${version.deletes}/project.yaml`;
      if (version.deletes !== undefined && !deletions.has(form)) deletions.set(form, version);
    }
    return [...deletions];
  };
  const load = async (form: string, version: Version) => {
    await loadVersion(session, form, version);
    goTo(form);
  };
  return (
    <VersionList title="Slettede prosjekter" read={read}>
      {(deletions, run) => {
        const gone = deletions.filter(([form]) => !state.tree.files[form] && !state.drafts.has(form));
        if (gone.length === 0) return <p>Ingen prosjekter er slettet.</p>;
        return (
          <ol>
            {gone.map(([form, version]) => (
              <VersionRow
                key={form}
                title={version.title.replace(/^Slettet: /, '')}
                text={`Slettet ${formatTime(version.date)}${version.author && ` av ${version.author}`}`}
                onLoad={() => run(() => load(form, version))}
              />
            ))}
          </ol>
        );
      }}
    </VersionList>
  );
}
