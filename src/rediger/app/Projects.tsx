import { textAt } from '../../content/values.ts';
import { type ChangeContent, type Content, valueIn } from '../content.ts';
import { QuietButton } from '../form/buttons.tsx';
import { List } from '../form/List.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { projectsIn, projectTitle, shortId, withNewProject, withProjects } from '../projects.ts';
import { orderFile, projectFile } from '../values.ts';
import { goTo, linkTo } from './route.ts';

interface ProjectsProps {
  content: Content;
  onChange: ChangeContent;
}

/** The projects in the order of the page. */
export function Projects({ content, onChange }: ProjectsProps) {
  const ids = projectsIn(content);
  const featured = textAt(valueIn(content, orderFile), 'featured') || ids[0];
  const add = () => {
    const id = `prosjekt-${shortId()}`;
    onChange((now) => withNewProject(now, id));
    goTo(projectFile(id));
  };
  return (
    <>
      <List
        items={ids}
        commit={content.snapshot.commit}
        nameOf={(id) => `«${projectTitle(content, id)}»`}
        onEdit={(edit) => onChange((now) => withProjects(now, edit(projectsIn(now))))}
      >
        {(id) => {
          const picture = textAt(valueIn(content, projectFile(id)), 'mainImage');
          return (
            <a className="row" href={linkTo(projectFile(id))}>
              {picture && <Photo name={`projects/${id}/${picture}`} />}
              <span>
                {projectTitle(content, id)}
                {featured === id && <small>Vises stort</small>}
              </span>
            </a>
          );
        }}
      </List>
      <QuietButton onClick={add}>Nytt prosjekt</QuietButton>
      <h2 className="subtitle">Over prosjektene</h2>
    </>
  );
}
